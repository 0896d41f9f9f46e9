/**
 * Encodes a folder of pictures into a folder the shop can import without encoding:
 *
 *   npx tsx api/demo/encode-folder.ts <from> <into> [widths, as in 360,720]
 *
 * What lies encoded there already is left as it is; what is no longer in `from` is removed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readEncodedFolder, writePictureManifest } from '../src/import/encoded-folder';
import { encodePicture, productWidths } from '../src/pictures/encode-picture';
import type { EncodedPicture } from '../src/pictures/encoded-picture';

const [from, into, widthList] = process.argv.slice(2);
if (from === undefined || into === undefined) {
  console.error('Usage: npx tsx api/demo/encode-folder.ts <from> <into> [widths]');
  process.exit(2);
}
void encodeFolder(from, into);

async function encodeFolder(from: string, into: string): Promise<void> {
  const widths = widthList ? widthList.split(',').map(Number) : productWidths;
  await mkdir(into, { recursive: true });
  const before = (await readEncodedFolder(into)) ?? new Map<string, EncodedPicture>();
  const names = (await readdir(from)).filter((name) => /^[^.].*\.(png|jpe?g|webp)$/.test(name));
  const pictures = new Map<string, EncodedPicture>();
  for (const [index, name] of names.sort().entries()) {
    const bytes = await readFile(join(from, name));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const known = before.get(name);
    pictures.set(
      name,
      known?.hash === hash ? known : await encodePicture(join(from, name), into, widths),
    );
    if ((index + 1) % 10 === 0) console.log(`${index + 1} of ${names.length} pictures encoded`);
  }
  await writePictureManifest(into, pictures);
  const used = new Set([...pictures.values()].map(({ hash }) => hash));
  for (const entry of await readdir(into, { withFileTypes: true })) {
    if (entry.isDirectory() && !used.has(entry.name)) {
      await rm(join(into, entry.name), { recursive: true });
    }
  }
  const total = [...pictures.values()].flatMap(({ files }) => files);
  const megabytes = total.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${pictures.size} pictures, ${total.length} files, ${megabytes.toFixed(1)} MB`);
}
