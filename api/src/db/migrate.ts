import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { storedEntries } from '../products/product-fields';
import { notOpened } from './open-database';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Every migration by its name; the names are in order. One that has been released is never edited:
 * add another. An empty line separates statements, since PGlite takes one at a time.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  readdirSync(migrationsFolder).map((file) => [
    file.replace(/\.sql$/, ''),
    readMigration(`${migrationsFolder}/${file}`),
  ]),
);

function readMigration(path: string): Migration {
  const statements = readFileSync(path, 'utf8').split(/;\n\n/);
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Brings a database to the newest schema. All pending migrations run in one transaction and under
 * a lock, so an interrupted start leaves nothing half done and two starts do not collide.
 * Throws the first failing migration's error; OperatorError when the database's user may not do it.
 */
export async function migrate<S>(
  db: Kysely<S>,
  steps: Record<string, Migration> = migrations,
): Promise<void> {
  await bringUpToDate(db, steps).catch((error: unknown) => {
    throw isRefused(error) ? notOpened(error) : error;
  });
}

/** By the rights of the database's user, or because the database takes no writes (a standby). */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:42501|25006)$/.test(String(error.code));

async function bringUpToDate<S>(db: Kysely<S>, steps: Record<string, Migration>): Promise<void> {
  if (!(await isNewest(db, Object.keys(steps)))) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  await addProductColumns(db);
}

/**
 * Adds the columns of product fields that the database does not have yet. Products that are there
 * get the field's empty value, and an older version of the API, which does not know the column,
 * still works.
 */
async function addProductColumns<S>(db: Kysely<S>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass('products') and attnum > 0 and not attisdropped`.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  for (const [name, { column, empty }] of storedEntries()) {
    if (present.has(name)) continue;
    const value = column === 'json' ? JSON.stringify(empty) : empty;
    // Copies of the API that start together may all come here.
    await sql`alter table products add column if not exists ${sql.id(name)} ${sql.raw(column)}
      ${empty === null ? sql`` : sql`not null default ${sql.lit(value)}`}`.execute(db);
  }
}

/**
 * A database with migrations of a later version is one too: copies of the version before go on, and
 * start again, while the new one replaces them and after it was taken back.
 * One short query; to find out in Kysely's way takes a third of a restart.
 */
async function isNewest<S>(db: Kysely<S>, names: readonly string[]): Promise<boolean> {
  const table = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration') as found`.execute(db);
  if (!table.rows[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return names.every((name) => done.has(name));
}
