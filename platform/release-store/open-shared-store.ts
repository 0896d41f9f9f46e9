import { openDatabase } from './database';
import { folderObjects } from './folder-objects';
import { postgresObjects } from './postgres-objects';
import { Records } from './records';
import { s3Objects } from './s3-objects';
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
  const isPostgres = /^postgres(?:ql)?:\/\//.test(address);
  const url = isPostgres ? address : env.DATABASE_URL;
  if (!url) {
    throw new Error(
      `RELEASE_STORE=${address} needs PostgreSQL for the moves of channels: DATABASE_URL`,
    );
  }
  const isOther = /^[a-z\d+.-]+:\/\//i.test(address) && !isPostgres && !address.startsWith('s3://');
  if (isOther) {
    throw new Error('RELEASE_STORE is s3://bucket/prefix, postgres://…, or a folder');
  }
  const database = openDatabase(url);
  const objects = isPostgres
    ? postgresObjects(database)
    : address.startsWith('s3://')
      ? s3Objects(address, env)
      : folderObjects(address);
  return new SharedStore(folder, objects, new Records(database));
}
