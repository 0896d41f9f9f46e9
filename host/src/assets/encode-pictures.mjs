/**
 * Encodes pictures of the host's pages into a folder beside this file, in two widths:
 * `node host/src/assets/encode-pictures.mjs scenes 360 <folder of PNG files>`; Home's banner is
 * `hero 400`. Prints each one's average colour, its placeholder.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [target = '.', smallWidth = '', folder = '.'] = process.argv.slice(2);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const name = path.basename(file, '.png');
  const source = path.join(folder, file);
  const write = (width, format, options) =>
    sharp(source)
      .resize(width)
      .toFormat(format, options)
      .toFile(path.join(import.meta.dirname, target, `${name}-${width}.${format}`));
  for (const width of [Number(smallWidth), 720]) {
    await write(width, 'avif', { quality: 52, effort: 6 });
    await write(width, 'webp', { quality: 72, effort: 6 });
  }
  await write(720, 'jpg', { quality: 74, mozjpeg: true });
  const color = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  console.log(`${name}: #${color.toString('hex')}`);
}
