import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, ReleaseSet } from '@shop/shared/contract';

/** @returns undefined when the channel points at nothing yet */
export async function readChannel(storeDir: string, name: string): Promise<Channel | undefined> {
  try {
    return JSON.parse(await readFile(path.join(storeDir, 'channels', `${name}.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws when the store has no such release */
export async function readSet(storeDir: string, id: string): Promise<ReleaseSet> {
  return JSON.parse(await readFile(path.join(storeDir, 'releases', `${id}.json`), 'utf8'));
}
