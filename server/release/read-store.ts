import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, ReleaseSet } from '@shop/shared/contract';

/** @returns undefined when the channel points at nothing yet */
export async function readChannel(storeDir: string, name: string): Promise<Channel | undefined> {
  try {
    const file = path.join(storeDir, 'channels', `${name}.json`);
    return { move: 0, withdrawn: [], ...JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws when the store has no such release, or its file is not what was written */
export async function readSet(storeDir: string, id: string): Promise<ReleaseSet> {
  const file = path.join(storeDir, 'releases', `${id}.json`);
  const set: ReleaseSet = JSON.parse(await readFile(file, 'utf8'));
  if (set.id !== id || nameOf(set) !== id) throw new Error(`${file} is not what was released`);
  return set;
}

/** A release is named by its content: sha256, its first 16 digits. */
const nameOf = ({ parent, parts, since }: ReleaseSet): string =>
  createHash('sha256').update(JSON.stringify({ parent, parts, since })).digest('hex').slice(0, 16);
