import { type Kysely, sql } from 'kysely';
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
  if (await isNewest(db, Object.keys(steps))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** One short query; to find out in Kysely's way takes a third of a restart. */
async function isNewest<S>(db: Kysely<S>, names: readonly string[]): Promise<boolean> {
  const table = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration') as found`.execute(db);
  if (!table.rows[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return done.size === names.length && names.every((name) => done.has(name));
}
