import { join } from 'node:path';
import type { Currency } from '@shop/shared/default-config';
import type { LogEvent } from 'kysely';
import { startAdminServer } from './admin/admin-server';
import { type AppOptions, buildApp } from './app';
import { loadSecretKey } from './auth/secret-key';
import { migrate } from './db/migrate';
import { type OpenedDatabase, openDatabase } from './db/open-database';
import { databaseAccess } from './import/database-access';
import { ImportRefused } from './import/import-problem';
import { seedIfEmpty } from './import/seed';
import type { MailSettings } from './mail/mailer';
import { makeMailer } from './mail/make-mailer';
import { clearDrafts } from './pictures/media-folder';
import { type AccountSettings, readAccountSettings } from './settings/account-settings';
import { type CommentSettings, readCommentSettings } from './settings/comment-settings';
import { readMailSettings } from './settings/mail-settings';

export interface ApiOptions {
  /** 127.0.0.1 when left out. */
  host?: string | undefined;
  /** 0 or left out: a free port. */
  port?: number | undefined;
  databaseUrl?: string | undefined;
  dataDir: string;
  /** See OpenOptions. */
  lockTimeoutMs?: number | undefined;
  secretKey?: string | undefined;
  /** Of the prices in the seed. */
  currency?: Currency | undefined;
  /** A folder to load while the shop has no products of its own. */
  seedDir?: string | undefined;
  /** Told when the seed is refused, and the shop opens without it; left out, that is thrown. */
  onSeedRefused?: ((problem: ImportRefused) => void) | undefined;
  trustedProxies?: readonly string[] | undefined;
  /** Left out, or in part: as without settings. */
  accounts?: Partial<AccountSettings> | undefined;
  comments?: Partial<CommentSettings> | undefined;
  mail?: MailSettings | undefined;
  logErrors?: boolean | undefined;
  /** Adds to the application before its routes, for tests. */
  extend?: AppOptions['extend'];
  /** Called for every query, for tests. */
  logQuery?: ((event: LogEvent) => void) | undefined;
}

/**
 * Opens the database, brings it up to date and listens; `close` lets running requests finish.
 * Throws FolderInUse, or ImportRefused for a broken seed.
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
  const { db, openPool, lock } = database;
  const mediaDir = join(dataDir, 'media');
  await migrate(db);
  const shop = databaseAccess(db, async () => {});
  if (lock) await clearDrafts(mediaDir);
  if (seedDir) {
    await seedIfEmpty(shop, seedDir, options).catch((error: unknown) => {
      if (!(error instanceof ImportRefused) || !options.onSeedRefused) throw error;
      options.onSeedRefused(error);
    });
  }

  const secret = await loadSecretKey(options.secretKey, dataDir);
  const mail = options.mail ?? readMailSettings();
  const { app } = await buildApp({
    db,
    openPool,
    mediaDir,
    secret,
    accounts: { ...readAccountSettings(), ...options.accounts },
    comments: { ...readCommentSettings(), ...options.comments },
    mailer: makeMailer(mail, dataDir),
    contactTo: mail.contactTo,
    shopName: mail.shopName,
    siteUrl: mail.siteUrl,
    trustedProxies: options.trustedProxies ?? [],
    extend: options.extend,
    ...(logErrors && { log: (line: string) => process.stdout.write(line) }),
  });
  const address = await app.listen({ host, port });
  const admin = lock && (await startAdminServer(shop));
  if (admin) await lock.announce({ port: admin.port, token: admin.token });
  return {
    /** Where it listens, as a URL. */
    address,
    db,
    async close(): Promise<void> {
      await Promise.all([app.close(), admin?.close()]);
      await database.close();
    },
  };
}
