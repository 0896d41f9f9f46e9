import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import { buildApp } from './app';
import { loadSecretKey } from './auth/secret-key';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open-database';

export interface ApiOptions {
  /** 127.0.0.1 when left out. */
  host?: string | undefined;
  /** 0 or left out: a free port. */
  port?: number | undefined;
  databaseUrl?: string | undefined;
  dataDir: string;
  secretKey?: string | undefined;
  logErrors?: boolean | undefined;
  /** Called for every query, for tests. */
  logQuery?: ((event: LogEvent) => void) | undefined;
}

/** Opens the database, brings it up to date and listens; `close` lets running requests finish. */
export async function startApi(options: ApiOptions) {
  const { host = '127.0.0.1', port = 0, databaseUrl, dataDir, logErrors = false } = options;
  const secret = await loadSecretKey(options.secretKey, dataDir);
  const db = await openDatabase({ databaseUrl, dataDir, log: options.logQuery });
  try {
    await migrate(db);
    const { app } = await buildApp({ db, mediaDir: join(dataDir, 'media'), secret, logErrors });
    const address = await app.listen({ host, port });
    return {
      /** Where it listens, as a URL. */
      address,
      db,
      async close(): Promise<void> {
        await app.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
