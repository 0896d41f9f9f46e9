import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedVersion } from '../accept/store-version';
import { sourcesFile } from '../compile/source-files';
import { integrityOf } from '../store/integrity';
import { buildPart } from './build-app';
import { collectFiles } from './collect-files';
import { packSources } from './pack-sources';
import { readContract } from './read-contract';

/**
 * Builds one part from this checkout.
 * @param folder empty; gets the files of the version, and nothing else
 * @throws when the build fails, or the part's contract.json is wrong
 */
export async function buildVersion(
  name: string,
  version: string,
  folder: string,
): Promise<UploadedVersion> {
  const dist = `${folder}.dist`;
  try {
    await mkdir(dist);
    const [sourceText] = await Promise.all([
      // Packed beside the build, which is a process of its own.
      Promise.resolve(name).then((one) => JSON.stringify(packSources(one))),
      buildPart(name, version, dist),
    ]);
    const { files, chunks, sources } = await collectFiles(dist, folder);
    const bundle = path.join(folder, 'server.js');
    await writeFile(path.join(folder, sourcesFile), sourceText);
    files[sourcesFile] = {
      integrity: integrityOf(sourceText),
      bytes: Buffer.byteLength(sourceText),
    };
    return {
      contract: await readContract({ name, version, chunks, sources, bundle }),
      files,
      folder,
    };
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
