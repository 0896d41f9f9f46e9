import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedVersion } from '../accept/store-version';
import { buildPart } from './build-app';
import { collectFiles } from './collect-files';
import { readTables } from './contract/read-tables';
import { readContract } from './read-contract';

/**
 * Builds one app from this checkout.
 * @param folder empty; gets the files of the version, and nothing else
 * @throws when the build fails, or the app's contract.json is wrong
 */
export async function buildVersion(
  name: string,
  version: string,
  folder: string,
): Promise<UploadedVersion> {
  const dist = `${folder}.dist`;
  try {
    await mkdir(dist);
    const [tables] = await Promise.all([
      // Read beside the build, which is a process of its own.
      Promise.resolve().then(readTables),
      buildPart(name, version, dist),
    ]);
    const { files, chunks, sources } = await collectFiles(dist, folder);
    const bundle = path.join(folder, 'server.js');
    return {
      contract: await readContract({ name, version, chunks, sources, bundle }, tables),
      files,
      folder,
    };
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
