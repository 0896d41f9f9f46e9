import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedFile, ReleasePart } from '@shop/shared/contract';
import { partFolder } from '../parts';
import type { FolderStore } from '../store/folder-store';
import { integrityOf } from '../store/integrity';
import { buildPart } from './build-part';
import { compressFile } from './compress-file';
import { readContract } from './read-contract';

/** Folders of `dist` whose files a version consists of. */
const outputs = ['web', 'boot', 'server'];

/**
 * Builds one part and stores it, whole or not at all.
 * @returns the published part
 * @throws when that version exists already, or the build fails
 */
export async function publish(store: FolderStore, name: string, version: string): Promise<ReleasePart> {
  if (store.hasPart(name, version)) {
    throw new Error(`${name}@${version} is published already; a published version never changes`);
  }
  await buildPart(name, version);
  const dist = path.join(partFolder(name), 'dist');
  const target = store.partFolder(name, version);
  const staging = `${target}.${process.pid}.tmp`;
  await store.clear(staging);
  await mkdir(staging, { recursive: true });
  const files: Record<string, PublishedFile> = {};
  for (const output of outputs) {
    for (const file of await readdir(path.join(dist, output)).catch(() => [])) {
      if (file === 'files.json') continue;
      const bytes = await readFile(path.join(dist, output, file));
      await writeFile(path.join(staging, file), bytes);
      if (file !== 'server.js') await compressFile(path.join(staging, file), bytes);
      files[file] = { integrity: integrityOf(bytes), bytes: bytes.length };
    }
  }
  const contract = await readContract(name, version, path.join(dist, 'web'));
  const part: ReleasePart = { ...contract, files };
  await writeFile(path.join(staging, 'contract.json'), JSON.stringify(contract, null, 1));
  await writeFile(path.join(staging, 'integrity.json'), JSON.stringify(files, null, 1));
  await writeFile(path.join(staging, 'part.json'), JSON.stringify(part, null, 1));
  await rename(staging, target);
  return part;
}
