import assert from 'node:assert/strict';

/** Timeouts of the release server and its commands that depend on each other, in ms. */
export const timeoutsMs = {
  /** the server receives a request, an upload with all its files too */
  receive: 120_000,
  /** the gate runs the apps, and all of them take so much of a processor; 2 s are usual */
  smokeTestCpu: 20_000,
  /** the same by the clock, on a machine that has much else to do */
  smokeTest: 150_000,
  /** storefronts on a shared store load a release before the channel moves to it */
  preload: 10_000,
  /** the same before a rollback, whose visitors have something that is wrong */
  preloadUnchecked: 5_000,
  /** a rollback gives them so long to hear of it and begin; 0.2 s are usual */
  hearing: 500,
  /** a command waits so long for the server's answer; a client of Node gives up after 300 s */
  answer: 290_000,
} as const;

/** @throws naming the rule that the timeouts break */
export function checkTimeouts(ms: Readonly<Record<keyof typeof timeoutsMs, number>>): void {
  assert(
    ms.receive + ms.smokeTest + ms.preload < ms.answer,
    'a command waits until the server has the files, has tried them, and storefronts have them',
  );
  assert(
    7 * ms.smokeTestCpu <= ms.smokeTest,
    'code has its processor time where six others want the processor too',
  );
}

checkTimeouts(timeoutsMs);
