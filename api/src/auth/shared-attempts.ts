import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema';
import { countAttempts, forgetAttempts } from '../repositories/attempts-repository';

/** How long a caller waits for the database at most, in ms; then this copy decides by its own counts. */
const timeoutMs = 1_000;
/** How long the database is not asked after a failure, in ms. */
const pauseMs = 1_000;
/** Keys that wait for the statement that runs; more are decided by this copy's own counts. */
const maxWaiting = 1_000;
/** Refusals that are remembered, so that a refused caller that asks again costs no statement. */
const maxRefusals = 20_000;
const cleaningMs = 60_000;

/** @returns seconds to wait, 0 when the attempt was taken, undefined when the database is away */
export type CountShared = (key: string, perMinute: number) => Promise<number | undefined>;

interface Waiting {
  perMinute: number;
  callers: ((wait: number | undefined) => void)[];
}

/**
 * Counts attempts in the database, for all copies of the API together: what comes while a statement
 * runs goes into the next one.
 * @param secret keys the hashes in the table, which holds no address and no name
 */
export function sharedAttempts(db: Database, secret: Uint8Array) {
  const refusedUntil = new LRUCache<string, number>({ max: maxRefusals });
  let waiting = new Map<string, Waiting>();
  let isRunning = false;
  let awayUntil = 0;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      const list = [...batch].map(([key, { perMinute, callers }]) => ({
        ...{ key, perMinute, tries: callers.length },
      }));
      const late = delay(timeoutMs, undefined, { ref: false });
      const rows = await Promise.race([countAttempts(db, list).catch(() => undefined), late]);
      if (!rows) awayUntil = performance.now() + pauseMs;
      for (const { key, granted, wait } of rows ?? []) {
        const callers = batch.get(key)?.callers ?? [];
        for (const answer of callers.splice(0, granted)) answer(0);
        if (callers.length > 0) refusedUntil.set(key, performance.now() + wait * 1_000);
        for (const answer of callers.splice(0)) answer(wait);
      }
      for (const { callers } of batch.values()) for (const answer of callers) answer(undefined);
    }
    isRunning = false;
  };
  const cleaning = setInterval(() => {
    forgetAttempts(db).catch(() => undefined);
  }, cleaningMs).unref();

  const count: CountShared = (name, perMinute) => {
    const key = createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22);
    const refusedMs = (refusedUntil.get(key) ?? 0) - performance.now();
    if (refusedMs > 0) return Promise.resolve(Math.ceil(refusedMs / 1_000));
    if (performance.now() < awayUntil || waiting.size >= maxWaiting)
      return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const known = waiting.get(key);
      if (known) known.callers.push(resolve);
      else waiting.set(key, { perMinute, callers: [resolve] });
      if (!isRunning) void run();
    });
  };
  return { count, stop: () => clearInterval(cleaning) };
}
