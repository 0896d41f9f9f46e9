import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const folder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Every migration by its name; the names are in order. One that has been released is never edited:
 * add another. An empty line separates statements, since PGlite takes one at a time.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(/\.sql$/, ''),
    readMigration(`${folder}/${file}`),
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
