import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations';

/**
 * Brings a database to the newest schema. All pending migrations run in one transaction and under
 * a lock, so an interrupted start leaves nothing half done and two starts do not collide.
 * Throws the first failing migration's error.
 */
export async function migrate<S>(
  db: Kysely<S>,
  steps: Record<string, Migration> = migrations,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
