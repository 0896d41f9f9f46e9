import { findHolder } from '../db/folder-lock';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import type { ImportTarget } from '../import/database-access';
import { databaseAccess } from '../import/database-access';
import type { Settings } from '../settings/settings';
import { runningShopAccess } from './running-shop-access';

/**
 * The way to the shop's data for a command: the running shop when one has the embedded database
 * open, else the database itself. Throws FolderInUse when another command is at it.
 */
export async function openShop({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<ImportTarget> {
  const holder = databaseUrl ? undefined : await findHolder(dataDir);
  if (holder?.admin) return runningShopAccess(holder.admin);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return databaseAccess(db, close);
}
