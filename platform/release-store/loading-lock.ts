import type pg from 'pg';
import { withTimeout } from '../async';

const number = 7_203_119;

/** A storefront that has held the lock for so long has gone, or hangs, in ms. */
const maxHoldMs = 60_000;

/** A storefront waits so long for a promote that has the lock for a moment, in ms. */
const maxTakeMs = 10_000;

/**
 * A lock of PostgreSQL that storefronts share while they load a release in advance, and that a
 * promote takes alone: so it waits for them. It lies in a transaction, since a pooler may give each
 * transaction another connection, and ends with the process that holds it.
 */
export class LoadingLock {
  constructor(private readonly pool: pg.Pool) {}

  /** Begins to load at once, and has promotes wait until that has ended. */
  hold<T>(load: () => Promise<T>): Promise<T> {
    const loading = load();
    const hold = async () => {
      const release = await this.take('pg_advisory_xact_lock_shared', maxTakeMs);
      await loading.catch(() => undefined);
      await release();
    };
    // Without the lock a promote does not wait, and this storefront shows the release later.
    hold().catch(() => undefined);
    return loading;
  }

  /** Waits until no storefront holds it, or until the time is over. */
  async wait(timeoutMs: number): Promise<void> {
    const done = this.take('pg_advisory_xact_lock', timeoutMs).then((release) => release());
    await withTimeout(done, timeoutMs, 'storefronts that load').catch(() => undefined);
  }

  private async take(lock: string, timeoutMs: number): Promise<() => Promise<void>> {
    const client = await this.pool.connect();
    // Of a connection that breaks: the lock has ended with it.
    const ignore = () => undefined;
    client.on('error', ignore);
    const end = (isBroken: boolean) => {
      if (!isBroken) client.off('error', ignore);
      client.release(isBroken);
    };
    try {
      await client.query(
        `begin; set local lock_timeout = ${timeoutMs};
         set local idle_in_transaction_session_timeout = ${maxHoldMs}; select ${lock}(${number})`,
      );
    } catch (error) {
      end(true);
      throw error;
    }
    return () =>
      client.query('commit').then(
        () => end(false),
        () => end(true),
      );
  }
}
