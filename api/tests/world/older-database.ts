import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open-database';
import { scratchFolder } from './scratch-folder';
import { buildTestApp } from './test-app';
import { createTestDatabase } from './test-database';

/**
 * A dump of a shop's database as of 2026-11-22: three products, a post with a comment, a customer
 * with a cart and a wishlist, an enquiry. It is never written again.
 */
const dump = join(__dirname, '../fixtures/database-2026-11-22.sql');

/** The application on that database, brought up to date by two starts at once. */
export async function openOlderDatabase() {
  const folder = await scratchFolder();
  const postgres = await createTestDatabase();
  const { db, close } = await openDatabase({
    databaseUrl: postgres?.url,
    dataDir: join(folder.path, 'data'),
  });
  for (const statement of (await readFile(dump, 'utf8')).split(/;\n(?=\n|INSERT|$)/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
  await Promise.all([migrate(db), migrate(db)]);
  const { app } = await buildTestApp({ db, dataDir: folder.path } as never);
  return {
    db,
    app,
    folder: folder.path,
    async close() {
      await app.close();
      await close();
      await postgres?.drop();
      await folder.remove();
    },
  };
}
