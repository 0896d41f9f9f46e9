import { defaultConfig } from '@shop/shared/default-config';
import { listen as listenTo } from 'federated-site/postgres';
import type { LogEvent } from 'kysely';
import { startAdminServer } from './admin/admin-server';
import { type AppOptions, buildApp } from './app';
import { loadSecretKey } from './auth/secret-key';
import { migrate } from './db/migrate';
import { type OpenedDatabase, openDatabase } from './db/open-database';
import { databaseAccess } from './import/database-access';
import { ImportRefused } from './import/import-problem';
import { seedIfEmpty } from './import/seed';
import { makeMailer } from './mail/mailer';
import { openMetrics } from './metrics';
import { openMedia } from './pictures/media';
import { clearDrafts } from './pictures/media-folder';
import {
  type AccountSettings,
  type CommentSettings,
  readAccountSettings,
  readCommentSettings,
} from './settings/account-settings';
import { readMailSettings } from './settings/mail-settings';
import { type OrderSettings, readOrderSettings } from './settings/order-settings';
import type { Settings } from './settings/settings';

/** Settings, all optional but `dataDir`, and more for the server and for tests. */
export type ApiOptions = Pick<Settings, 'dataDir'> &
  Partial<Omit<Settings, 'accounts' | 'comments' | 'orders'>> & {
    accounts?: Partial<AccountSettings>;
    comments?: Partial<CommentSettings>;
    orders?: Partial<OrderSettings>;
    /** See OpenOptions. */
    lockTimeoutMs?: number;
    /** Called when the seed is refused, and the shop opens without it; left out, the error is thrown. */
    onSeedRefused?: (problem: ImportRefused) => void;
    logErrors?: boolean;
    extend?: AppOptions['extend'];
    /** Called for every query, for tests. */
    logQuery?: (event: LogEvent) => void;
  };

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Opens the database, brings it up to date and listens; `close` lets running requests finish.
 * Throws OperatorError, or ImportRefused for a broken seed.
 */
export async function startApi(options: ApiOptions) {
  const { databaseUrl, dataDir, lockTimeoutMs, logQuery } = options;
  const database = await openDatabase({ databaseUrl, dataDir, lockTimeoutMs, log: logQuery });
  try {
    return await listen(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(database: OpenedDatabase, options: ApiOptions) {
  const { host = '127.0.0.1', port = 0, dataDir, seedDir, logErrors = false } = options;
  const { currency = defaultConfig.currency, databaseUrl } = options;
  const { db, openPool, pools, lock } = database;
  const media = openMedia(options);
  await migrate(db);
  const shop = databaseAccess(db);
  // An import may be under way where others can open the database; a picture takes seconds.
  await clearDrafts(media.folder, lock ? 0 : dayMs);
  if (seedDir) {
    await seedIfEmpty(shop, seedDir, options).catch((error: unknown) => {
      if (!(error instanceof ImportRefused) || !options.onSeedRefused) throw error;
      options.onSeedRefused(error);
    });
  }

  const secret = await loadSecretKey(options.secretKey, dataDir);
  const mail = options.mail ?? readMailSettings();
  const { app, cache, changed } = await buildApp({
    db,
    openPool,
    isShared: databaseUrl !== undefined,
    media,
    secret,
    accounts: { ...readAccountSettings(), ...options.accounts },
    comments: { ...readCommentSettings(), ...options.comments },
    orders: {
      ...readOrderSettings(),
      ...options.orders,
      // UPI pays in rupees alone.
      ...(currency.code !== 'INR' && { upiId: undefined }),
    },
    currency,
    mailer: makeMailer(mail, dataDir),
    mail,
    mediaOrigin: options.mediaOrigin,
    trustedProxies: options.trustedProxies,
    extend: options.extend,
    ...(logErrors && { log: (line: string) => process.stdout.write(line) }),
  });
  const metrics =
    options.metricsPort !== undefined &&
    (await openMetrics({ app, cache, db: openPool('metrics', 1), pools }));
  const address = await app.listen({ host, port });
  const stopListening =
    databaseUrl && listenTo(databaseUrl, 'shop listener', 'catalog_changed', changed);
  const served =
    metrics &&
    (await metrics.serve(
      { port: options.metricsPort ?? 0, host: options.metricsHost ?? '127.0.0.1' },
      console.error,
    ));
  const admin = lock && (await startAdminServer(shop));
  if (admin) await lock.announce({ port: admin.port, token: admin.token });
  return {
    /** Where it listens, as a URL. */
    address,
    /** The same of its metrics, where there are any. */
    metricsAddress: served ? served.address : undefined,
    db,
    async close(): Promise<void> {
      if (served) served.close();
      if (stopListening) await stopListening();
      await Promise.all([app.close(), admin?.close()]);
      await database.close();
    },
  };
}
