import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchPlace } from './scratch-place';

/** A folder for one test file, with a space in its name, and a way to remove it. */
export async function scratchFolder() {
  const path = await mkdtemp(join(scratchPlace(), 'shop api-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * A data folder below `parent` with an embedded database: without tables, or with the newest ones.
 * None on PostgreSQL.
 */
export async function scratchDataDir(
  parent: string,
  tables: 'empty' | 'newest' = 'empty',
): Promise<string> {
  const dataDir = join(parent, 'data');
  await mkdir(dataDir, { recursive: true });
  const { TEST_TEMPLATES: templates, TEST_TEMPLATE_DATABASE: isPostgres } = process.env;
  if (templates && !isPostgres) await cp(join(templates, tables), dataDir, { recursive: true });
  return dataDir;
}
