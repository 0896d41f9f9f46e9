/**
 * Encodes pictures of the host's pages into a folder beside this file, in two widths:
 * `node host/src/assets/encode-pictures.mjs scenes 360 <folder of PNG files>`; Home's banner is
 * `hero 400`, a picture beside a heading `scenes 480`. `NAME.picture` describes the files of NAME;
 * what they show is written there by hand.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [target = '.', narrowWidth = '', folder = '.'] = process.argv.slice(2);
const width = 720;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const source = path.join(folder, file);
  const output = path.join(import.meta.dirname, target, path.basename(file, '.png'));
  const write = (toWidth, format, options) =>
    sharp(source)
      .resize(toWidth)
      .toFormat(format, options)
      .toFile(`${output}-${toWidth}.${format}`);
  for (const one of [Number(narrowWidth), width]) {
    await write(one, 'avif', { quality: 52, effort: 6 });
    await write(one, 'webp', { quality: 72, effort: 6 });
  }
  const { height } = await write(width, 'jpg', { quality: 74, mozjpeg: true });
  const color = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  const described = `${output}.picture`;
  const picture = {
    alt: existsSync(described) ? JSON.parse(readFileSync(described, 'utf8')).alt : '',
    placeholder: `#${color.toString('hex')}`,
    ...{ narrowWidth: Number(narrowWidth), width, height },
  };
  writeFileSync(described, `${JSON.stringify(picture, null, 2)}\n`);
}
