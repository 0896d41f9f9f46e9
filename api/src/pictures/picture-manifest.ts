import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPicture } from './encoded-picture';

/** Names the encoded pictures of a folder. */
export const manifestName = 'manifest.json';

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
