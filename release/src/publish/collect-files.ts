import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartContract, PublishedFile } from '@shop/shared/contract';
import { integrityOf } from '../store/integrity';
import { compressFile } from './compress-file';

/** Outputs of a build whose files a version consists of. */
const outputs = ['web', 'boot', 'server'];

/** Written by the build, not part of the version. */
const listing = 'files.json';

export interface Collected {
  files: Record<string, PublishedFile>;
  chunks: Record<string, PartContract['chunks'][string]>;
}

/** Copies what a build made into one folder, compressed where it helps, and lists it. */
export async function collectFiles(dist: string, target: string): Promise<Collected> {
  const collected: Collected = { files: {}, chunks: {} };
  for (const output of outputs) {
    for (const name of await readdir(path.join(dist, output)).catch(() => [])) {
      const bytes = await readFile(path.join(dist, output, name));
      if (name === listing) {
        Object.assign(collected.chunks, JSON.parse(bytes.toString('utf8')));
        continue;
      }
      await writeFile(path.join(target, name), bytes);
      if (output !== 'server') await compressFile(path.join(target, name), bytes);
      collected.files[name] = { integrity: integrityOf(bytes), bytes: bytes.length };
    }
  }
  return collected;
}
