/**
 * Encodes the staged pictures of the host's pages, which need no API:
 * `node host/src/assets/scenes/encode-scenes.mjs <folder of PNG files>`
 * Prints each one's average colour, its placeholder.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const [folder = '.'] = process.argv.slice(2);
const target = (file) => fileURLToPath(new URL(file, import.meta.url));

for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const name = path.basename(file, '.png');
  const source = path.join(folder, file);
  // pixels: half of a phone's screen, or a quarter of a wide one, at one and two dots per pixel
  for (const width of [360, 720]) {
    const picture = sharp(source).resize(width);
    const write = (format, options) =>
      picture
        .clone()
        [format](options)
        .toFile(target(`${name}-${width}.${format}`));
    await write('avif', { quality: 52, effort: 6 });
    await write('webp', { quality: 72, effort: 6 });
  }
  const jpeg = sharp(source).resize(720).jpeg({ quality: 74, mozjpeg: true });
  await jpeg.toFile(target(`${name}-720.jpg`));
  const color = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  console.log(`${name}: #${color.toString('hex')}`);
}
