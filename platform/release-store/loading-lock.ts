import type pg from 'pg';

const number = 7_203_119;

/** A promote waits no longer for storefronts that load, in ms. */
const defaultTimeoutMs = 10_000;

/**
 * A lock of PostgreSQL that storefronts share while they load a release in advance, and that a
 * promote takes alone: so it waits for them. It lies in a transaction, since a pooler may give each
 * transaction another connection, and ends with the process that holds it.
 */
export class LoadingLock {
  constructor(
    private readonly pool: pg.Pool,
    private readonly timeoutMs = defaultTimeoutMs,
  ) {}

  /** Begins to load at once, and has promotes wait until that has ended. */
  hold<T>(load: () => Promise<T>): Promise<T> {
    const loading = load();
    const hold = async () => {
      const release = await this.take('pg_advisory_xact_lock_shared');
      await loading.catch(() => undefined);
      await release();
    };
    // Without the lock a promote does not wait, and this storefront shows the release later.
    hold().catch(() => undefined);
    return loading;
  }

  /** Waits until no storefront holds it, or too long. */
  async wait(): Promise<void> {
    const release = await this.take('pg_advisory_xact_lock').catch(() => undefined);
    await release?.().catch(() => undefined);
  }

  private async take(lock: string): Promise<() => Promise<void>> {
    const client = await this.pool.connect();
    // Of a connection that breaks meanwhile: the lock has ended with it.
    client.on('error', () => undefined);
    const commit = async () => {
      let isBroken = true;
      try {
        await client.query('commit');
        isBroken = false;
      } finally {
        client.removeAllListeners('error');
        client.release(isBroken);
      }
    };
    try {
      await client.query(
        `begin; set local lock_timeout = ${this.timeoutMs}; select ${lock}(${number})`,
      );
    } catch (error) {
      await commit().catch(() => undefined);
      throw error;
    }
    return commit;
  }
}
