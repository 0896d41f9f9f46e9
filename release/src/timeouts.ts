import assert from 'node:assert/strict';

/** Timeouts of the release server and its commands that depend on each other, in ms. */
export const timeoutsMs = {
  /** the server receives a request, an upload with all its files too */
  receive: 120_000,
  /** the gate runs the server bundles; those that take longer to load are not fit to serve */
  smokeTest: 15_000,
  /** a command waits so long for the server's answer */
  answer: 180_000,
} as const;

/** @throws naming the rule that the timeouts break */
export function checkTimeouts(ms: Readonly<Record<keyof typeof timeoutsMs, number>>): void {
  assert(
    ms.receive + ms.smokeTest < ms.answer,
    'a command waits until the server has the files and has tried them',
  );
}

checkTimeouts(timeoutsMs);
