import pg from 'pg';
import { missing, openOwnPostgres } from '../commands/testing/own-postgres';
import { LoadingLock } from './loading-lock';

/** A promise, and what ends it. */
function begun() {
  let end = () => {};
  const promise = new Promise<string>((done) => {
    end = () => done('loaded');
  });
  return { promise, end };
}

(missing ? describe.skip : describe)(
  `a release that is loaded${missing ? `: ${missing}` : ''}`,
  () => {
    let server: Awaited<ReturnType<typeof openOwnPostgres>>;
    let pool: pg.Pool;

    beforeAll(async () => {
      server = await openOwnPostgres();
      pool = new pg.Pool({ connectionString: server.url });
      // Of connections that the server ends as it stops: those of a pool may outlive its end.
      pool.on('error', () => undefined);
    }, 60_000);
    afterAll(async () => {
      await pool?.end();
      await server?.stop();
    });

    /** @returns once so many locks are held, or are waited for */
    const untilLocks = async (count: number) => {
      const statement = "select count(*)::int as count from pg_locks where locktype = 'advisory'";
      for (;;) {
        const { rows } = await pool.query(statement);
        if (rows[0].count === count) return;
      }
    };

    it('is waited for on all copies, and none is delayed by it', async () => {
      const [one, other] = [begun(), begun()];
      const copies = [one, other].map(({ promise }) => new LoadingLock(pool).hold(() => promise));
      await untilLocks(2);
      let isOver = false;
      const promote = new LoadingLock(pool).wait(20_000).then(() => {
        isOver = true;
      });
      await untilLocks(3);
      one.end();
      expect(await copies[0]).toBe('loaded');
      await untilLocks(2);
      expect(isOver).toBe(false);
      other.end();
      await promote;
      await untilLocks(0);
    });

    it('is waited for although it does not run', async () => {
      const loading = new LoadingLock(pool).hold(() => Promise.reject(new Error('no bags')));
      await expect(loading).rejects.toThrow('no bags');
      await new LoadingLock(pool).wait(20_000);
      await untilLocks(0);
    });

    it('is not waited for where the connection of its copy has ended, nor for ever', async () => {
      const { promise, end } = begun();
      const loading = new LoadingLock(pool).hold(() => promise);
      await untilLocks(1);
      await new LoadingLock(pool).wait(100);
      await untilLocks(1);
      await pool.query(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted",
      );
      await new LoadingLock(pool).wait(20_000);
      end();
      expect(await loading).toBe('loaded');
    });

    it('is loaded without PostgreSQL too', async () => {
      const away = new pg.Pool({ connectionString: 'postgres://127.0.0.1:9/none' });
      expect(await new LoadingLock(away).hold(async () => 'loaded')).toBe('loaded');
      await new LoadingLock(away).wait(20_000);
    });
  },
);
