import path from 'node:path';
import { openDatabase } from './database';
import { assertAddress, isBucket, isPostgres, openFolderOrBucket } from './open-objects';
import { postgresObjects } from './postgres-objects';
import { Records } from './records';
import { SharedStore } from './shared-store';

/**
 * Opens the store that `RELEASE_STORE` names: `s3://bucket/prefix`, `postgres://…`, or a folder for
 * the files of versions alone. What is decided between writers is in PostgreSQL: that one, or
 * `DATABASE_URL`.
 * @param folder the local copy
 * @throws naming a variable that is missing or wrong
 */
export function openSharedStore(
  address: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): SharedStore {
  assertAddress(address, 'RELEASE_STORE');
  const url = isPostgres(address) ? address : env.DATABASE_URL;
  if (!url) {
    throw new Error(
      `RELEASE_STORE=${address} needs PostgreSQL for the moves of channels: DATABASE_URL`,
    );
  }
  if (isPostgres(url)) assertAddress(url, 'DATABASE_URL');
  if (!isPostgres(address) && !isBucket(address) && isInside(address, folder)) {
    throw new Error(
      `the folder of RELEASE_STORE, ${address}, lies in STORE_DIR, which is a copy of it; name another one`,
    );
  }
  const database = openDatabase(url);
  const objects = isPostgres(address)
    ? postgresObjects(database)
    : openFolderOrBucket(address, env);
  return new SharedStore(folder, objects, new Records(database));
}

/** Whether it is that folder, or below it. */
const isInside = (file: string, folder: string): boolean =>
  `${path.resolve(file)}${path.sep}`.startsWith(`${path.resolve(folder)}${path.sep}`);
