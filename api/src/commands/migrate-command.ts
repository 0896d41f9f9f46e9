import { withShop } from '../admin/with-shop';
import { readArguments, usageError } from './arguments';

/** `migrate`: a shop that is opened is brought up to date, and nothing else is done here. */
export async function migrateDatabase(args: string[]): Promise<void> {
  if (readArguments(args, {}).positionals.length > 0) throw usageError('migrate takes nothing.');
  await withShop(async () => {}, true);
  console.log('The database has the newest schema.');
}
