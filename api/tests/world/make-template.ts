import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Before all tests on PGlite: one empty database to copy, since making one takes seconds. */
export default async function makeTemplate(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'shop-api-template-'));
  const database = await PGlite.create(join(folder, 'db'));
  await database.close();
  process.env.PGLITE_TEMPLATE = folder;
}
