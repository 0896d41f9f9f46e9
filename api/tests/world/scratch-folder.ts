import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchPlace } from './scratch-place';

/** A folder for one test file, with a space in its name, and a way to remove it. */
export async function scratchFolder() {
  const path = await mkdtemp(join(scratchPlace(), 'shop api-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A data folder below `parent` whose embedded database is made already, but empty. */
export async function scratchDataDir(parent: string): Promise<string> {
  const dataDir = join(parent, 'data');
  await mkdir(dataDir, { recursive: true });
  const template = process.env.PGLITE_TEMPLATE;
  if (template) await cp(template, dataDir, { recursive: true });
  return dataDir;
}
