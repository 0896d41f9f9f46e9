import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { scratchPlace } from './scratch-place';

/** Before all tests on PGlite: one empty database to copy, since making one takes seconds. */
export default async function makeTemplate(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = await mkdtemp(join(scratchPlace(), 'shop-api-template-'));
  const database = await PGlite.create(join(folder, 'db'));
  await database.close();
  process.env.PGLITE_TEMPLATE = folder;
}
