import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartContract } from '@shop/shared/contract';
import { partFolder, root } from '../parts';

/** What a remote states of itself in its `contract.json`. */
type Stated = Omit<PartContract, 'version' | 'chunks'>;

/**
 * A part's contract: what it states, and which files each of its chunks needs.
 * @param chunks chunk name → files, as the build wrote them
 */
export async function readContract(
  name: string,
  version: string,
  chunks: PartContract['chunks'],
): Promise<PartContract> {
  return { ...(await stated(name)), version, chunks };
}

async function stated(name: string): Promise<Stated> {
  const file = path.join(partFolder(name), 'contract.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const { version } = JSON.parse(await readFile(path.join(root, 'shared/package.json'), 'utf8'));
  return { name, platform: version, paths: [], widgets: [], emits: [], consumes: [] };
}
