import { objectTable, openDatabase } from './database';
import { folderObjects } from './folder-objects';
import type { ObjectStore } from './objects';
import { postgresObjects } from './postgres-objects';
import { s3Objects } from './s3-objects';

export { forEach } from './calls';
export { ObjectMissingError, type ObjectStore, StoreUnavailableError } from './objects';

export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);
export const isBucket = (address: string): boolean => address.startsWith('s3://');

/** @throws for an address of another kind; the message leaves it out, since it may hold a password */
export function assertAddress(address: string, setting: string): void {
  if (isPostgres(address) && !URL.canParse(address)) {
    throw new Error(
      `${setting} is an address like postgres://user:password@host/database; ` +
        'signs such as # or / in the password are written %23 and %2F',
    );
  }
  if (isPostgres(address) || isBucket(address) || !/^[a-z\d+.-]+:/i.test(address)) return;
  throw new Error(`${setting} is s3://bucket/prefix, postgres://…, or a folder`);
}

/** Opens a place other than PostgreSQL. */
export const openFolderOrBucket = (address: string, env: NodeJS.ProcessEnv): ObjectStore =>
  isBucket(address) ? s3Objects(address, env) : folderObjects(address);

/**
 * Opens a place for bytes that never change, each under a key of its own. Nothing is asked yet.
 * @param address `s3://bucket/prefix`, `postgres://…`, or a folder, where a key is the path of a file
 * @param setting the variable that holds the address, for messages
 * @param table of PostgreSQL, made by the first call where it is missing
 * @param env the variables of AWS's own tools, for a bucket
 * @throws naming a variable that is missing or wrong
 */
export function openObjects(
  address: string,
  { setting, table, env }: { setting: string; table: string; env: NodeJS.ProcessEnv },
): ObjectStore {
  assertAddress(address, setting);
  if (!isPostgres(address)) return openFolderOrBucket(address, env);
  return postgresObjects(openDatabase(address, { table, statements: objectTable(table) }), table);
}
