import assert from 'node:assert/strict';

/** Timeouts of the API that depend on each other, in ms. */
export const timeoutsMs = {
  /** a statement waits so long for a lock, which an import may hold */
  lock: 3_000,
  /** a new connection to PostgreSQL */
  connect: 2_000,
  /** a request waits so long for one of the connections that its area has */
  connection: 5_000,
  /** a statement of a request, which PostgreSQL then ends */
  statement: 30_000,
  /** a connection whose statement has no answer for so long is dead */
  silence: 35_000,
  /** the same of migrations and imports */
  longStatement: 60_000,
  longSilence: 65_000,
  /** a request arrives: a phone sends a photo for as long (`upload-photo.ts`) */
  receive: 120_000,
  /** requests that run when the API stops */
  drain: 10_000,
} as const;

/** @throws naming the rule that the timeouts break */
export function checkTimeouts(ms: Readonly<Record<keyof typeof timeoutsMs, number>>): void {
  assert(
    ms.lock + ms.connect <= ms.connection,
    'a request waits longer for a connection than all requests that hold one wait for a lock',
  );
  assert(
    ms.statement < ms.silence && ms.longStatement < ms.longSilence,
    'PostgreSQL ends a statement before its connection counts as dead',
  );
  assert(
    ms.connection + ms.lock < ms.drain,
    'an API that stops answers a request that waits for a connection, and then for a lock',
  );
}

checkTimeouts(timeoutsMs);
