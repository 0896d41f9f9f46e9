import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { EncodedPicture, fromJson } from '../pictures/encoded-picture';
import { ImportRefused } from './import-problem';

/** Names the encoded pictures of a folder. */
export const manifestName = 'manifest.json';

const Manifest = Type.Object({
  version: Type.Literal(1),
  pictures: Type.Record(Type.String(), EncodedPicture),
});

/**
 * The pictures of a folder that was encoded before, by the name of their source; undefined when
 * the folder has no manifest. Throws ImportRefused for a manifest that is not one.
 */
export async function readEncodedFolder(
  folder: string,
): Promise<Map<string, EncodedPicture> | undefined> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
  if (text === undefined) return undefined;
  const manifest = fromJson(text);
  if (!Value.Check(Manifest, manifest)) {
    const first = Value.Errors(Manifest, manifest).First();
    const message = `is not a list of encoded pictures: ${first?.path ?? ''} ${first?.message ?? ''}`;
    throw new ImportRefused([{ file: path, message }]);
  }
  return new Map(Object.entries(manifest.pictures));
}

/**
 * Writes the manifest of a folder of encoded pictures, by the name of their source and sorted, so
 * that the same pictures give the same bytes.
 */
export async function writePictureManifest(
  folder: string,
  pictures: ReadonlyMap<string, EncodedPicture>,
): Promise<void> {
  const sorted = [...pictures].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(
    ([name, picture]) => `    ${JSON.stringify(name)}: ${JSON.stringify(picture)}`,
  );
  const text = `{\n  "version": 1,\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
  const path = join(folder, manifestName);
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
