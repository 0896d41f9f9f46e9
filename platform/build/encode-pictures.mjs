import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Encodes the PNG files of a folder for `picture-loader.js`, in two widths:
 * `node platform/build/encode-pictures.mjs <folder of PNG files> <folder to write to> <narrow width>`.
 * `NAME.picture` describes the files of NAME; what they show is written there by hand.
 */
const [from = '.', to = '.', narrow] = process.argv.slice(2);
const narrowWidth = Number(narrow);
const width = 720;

for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  const source = path.join(from, file);
  const output = path.join(to, path.basename(file, '.png'));
  const write = (toWidth, format, options) =>
    sharp(source)
      .resize(toWidth)
      .toFormat(format, options)
      .toFile(`${output}-${toWidth}.${format}`);
  for (const one of [narrowWidth, width]) {
    await write(one, 'avif', { quality: 52, effort: 6 });
    await write(one, 'webp', { quality: 72, effort: 6 });
  }
  const { height } = await write(width, 'jpg', { quality: 74, mozjpeg: true });
  const color = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  const described = `${output}.picture`;
  const { alt } = existsSync(described) ? JSON.parse(readFileSync(described, 'utf8')) : { alt: '' };
  const picture = { alt, placeholder: `#${color.toString('hex')}`, narrowWidth, width, height };
  writeFileSync(described, `${JSON.stringify(picture, null, 2)}\n`);
}
