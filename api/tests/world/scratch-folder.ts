import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file, with a space in its name, and a way to remove it. */
export async function scratchFolder() {
  const path = await mkdtemp(join(tmpdir(), 'shop api-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
