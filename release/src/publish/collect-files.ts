import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppContract, PublishedFile } from '@shop/shared/contract';
import { integrityOf } from '../store/integrity';

/** Outputs of a build whose files a version consists of. */
const outputs = ['web', 'boot', 'server'];

/** Written by the build, not part of the version: files of chunks, and sources that went in. */
const listings = { chunks: 'files.json', sources: 'sources.json' };

export interface Collected {
  files: Record<string, PublishedFile>;
  chunks: Record<string, AppContract['chunks'][string]>;
  /** source files of the project that the browser build is made of, below the root */
  sources: string[];
}

/** Copies what a build made into one folder, and lists it. */
export async function collectFiles(dist: string, target: string): Promise<Collected> {
  const collected: Collected = { files: {}, chunks: {}, sources: [] };
  for (const output of outputs) {
    for (const name of await readdir(path.join(dist, output)).catch(() => [])) {
      const file = path.join(dist, output, name);
      const bytes = await readFile(file);
      if (name === listings.chunks) Object.assign(collected.chunks, JSON.parse(String(bytes)));
      else if (name === listings.sources) collected.sources.push(...JSON.parse(String(bytes)));
      else {
        await copyFile(file, path.join(target, name));
        collected.files[name] = { integrity: integrityOf(bytes), bytes: bytes.length };
      }
    }
  }
  return collected;
}
