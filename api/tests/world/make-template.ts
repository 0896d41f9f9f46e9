import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open-database';
import { scratchPlace } from './scratch-place';
import { createTestDatabase } from './test-database';

/**
 * Before all tests: a database with the newest tables to copy, and on PGlite an empty one too. To make
 * one takes seconds, and to bring it up to date half a second.
 */
export default async function makeTemplates(): Promise<void> {
  const postgres = await createTestDatabase();
  const folder = await mkdtemp(join(scratchPlace(), 'shop-api-templates-'));
  process.env.TEST_TEMPLATES = folder;
  const dataDir = join(folder, 'newest');
  if (postgres) {
    process.env.TEST_TEMPLATE_DATABASE = postgres.name;
  } else {
    await mkdir(join(folder, 'empty'));
    const database = await PGlite.create(join(folder, 'empty/db'));
    await database.close();
    await cp(join(folder, 'empty'), dataDir, { recursive: true });
  }
  const { db, close } = await openDatabase({ databaseUrl: postgres?.url, dataDir });
  await migrate(db);
  await close();
}
