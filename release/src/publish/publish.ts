import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePart } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';
import { buildPart } from './build-part';
import { collectFiles } from './collect-files';
import { readContract } from './read-contract';

/**
 * Builds one part and stores it, whole or not at all.
 * @returns the published part
 * @throws when that version exists already, or the build fails
 */
export async function publish(
  store: FolderStore,
  name: string,
  version: string,
): Promise<ReleasePart> {
  refuseExisting(store, name, version);
  const target = store.partFolder(name, version);
  const staging = `${target}.${process.pid}.tmp`;
  const dist = path.join(staging, 'dist');
  try {
    await mkdir(dist, { recursive: true });
    await buildPart(name, version, dist);
    const { files, chunks } = await collectFiles(dist, staging);
    await store.clear(dist);
    const contract = await readContract(name, version, chunks);
    const part: ReleasePart = { ...contract, files };
    const write = (file: string, value: unknown) =>
      writeFile(path.join(staging, file), `${JSON.stringify(value, null, 1)}\n`);
    await write('contract.json', contract);
    await write('integrity.json', files);
    await write('part.json', part);
    refuseExisting(store, name, version);
    await rename(staging, target);
    return part;
  } finally {
    await store.clear(staging);
  }
}

function refuseExisting(store: FolderStore, name: string, version: string): void {
  if (store.hasPart(name, version)) {
    throw new Error(`${name}@${version} is published already; a published version never changes`);
  }
}
