/**
 * Encodes the three pictures of Home's banner, which belong to the host so that the page needs no
 * API: `node host/src/assets/hero/encode-hero.mjs left.png middle.png right.png`
 * Prints each one's average colour for `hero-pictures.ts`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** pixels: a third of a wide page and half of a phone's, at one and two dots per pixel */
const widths = [400, 720];
const names = ['left', 'middle', 'right'];

const target = (file) => fileURLToPath(new URL(file, import.meta.url));

for (const [at, source] of process.argv.slice(2, 5).entries()) {
  const name = names[at];
  for (const width of widths) {
    const picture = sharp(source).resize(width, width, { fit: 'cover' });
    await picture
      .clone()
      .avif({ quality: 52, effort: 6 })
      .toFile(target(`${name}-${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(target(`${name}-${width}.webp`));
    if (width === widths[1]) {
      await picture
        .clone()
        .jpeg({ quality: 74, mozjpeg: true })
        .toFile(target(`${name}-${width}.jpg`));
    }
  }
  const { data } = await sharp(source)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const color = [...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
  console.log(`${name}: #${color}`);
}
