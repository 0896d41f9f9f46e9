/**
 * Draws the icons from `pictures/icon.svg`, and the picture that stands for the shop in link
 * previews from the pictures of Home's banner: `node server/http/site/draw-pictures.mjs`
 * It bears no name, since every shop has its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ground = '#f8f2e7';
const place = (file) => fileURLToPath(new URL(file, import.meta.url));
const icon = readFileSync(place('pictures/icon.svg'), 'utf8');
const sign = icon.slice(icon.indexOf('<path'), icon.indexOf('</svg>'));

/** The sign on the shop's ground. @param part of the square that the sign's height takes */
const signOnGround = (part) => {
  const side = 34 / part;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="${14 - side / 2} ${17 - side / 2} ${side} ${side}"><path fill="${ground}" d="M-99-99h300v300h-300z"/>${sign}</svg>`,
  );
};

const png = (source, size) =>
  sharp(source, { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colors: 64 })
    .toBuffer();

/** An icon file of one PNG picture, as every browser since 2009 reads it. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** A banner picture as a card with a stitched edge, leaning. */
async function card(name, size, angle) {
  const edge = 12;
  const inner = size - 2 * edge;
  const round = Buffer.from(
    `<svg width="${inner}" height="${inner}"><rect width="${inner}" height="${inner}" rx="14"/></svg>`,
  );
  const picture = await sharp(place(`../../src/assets/hero/${name}-720.jpg`))
    .resize(inner, inner)
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const frame = Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="22" fill="#fffaf1"/></svg>`,
  );
  const stitches = Buffer.from(
    `<svg width="${size}" height="${size}"><rect x="25" y="25" width="${size - 50}" height="${size - 50}" rx="10" fill="none" stroke="#fffaf1" stroke-opacity=".85" stroke-width="3" stroke-linecap="round" stroke-dasharray="11 9"/></svg>`,
  );
  const flat = await sharp(frame)
    .composite([{ input: picture, left: edge, top: edge }, { input: stitches }])
    .png()
    .toBuffer();
  return sharp(flat).rotate(angle, { background: '#0000' }).png().toBuffer();
}

/** The same shape, soft and dark, to lie under it. */
const shadow = (shape) =>
  sharp(shape)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#0000' })
    .linear([0, 0, 0, 0.3], [42, 29, 20, 0])
    .blur(16)
    .png()
    .toBuffer();

async function brandPicture() {
  const [width, height] = [1200, 630];
  const backdrop = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#fbf6ec"/><stop offset="1" stop-color="#ead9bd"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="18" fill="none" stroke="#8a4b1f" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" stroke-dasharray="14 11"/></svg>`,
  );
  const layers = [];
  for (const [name, size, angle, x, y] of [
    ['left', 380, -7, 268, 318],
    ['right', 380, 7, 932, 318],
    ['middle', 440, 0, 600, 296],
  ]) {
    const shape = await card(name, size, angle);
    const { width: w, height: h } = await sharp(shape).metadata();
    const left = Math.round(x - w / 2);
    const top = Math.round(y - h / 2);
    layers.push({ input: await shadow(shape), left: left - 40, top: top - 26 });
    layers.push({ input: shape, left, top });
  }
  const tag = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="132" viewBox="-11 -8 50 50"><circle cx="14" cy="17" r="24.4" fill="${ground}"/>${sign}</svg>`,
  );
  layers.push({ input: tag, left: 534, top: 470 });
  return sharp(backdrop).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const files = {
  'icon-192.png': await png(signOnGround(0.72), 192),
  'icon-512.png': await png(signOnGround(0.72), 512),
  'icon-maskable-512.png': await png(signOnGround(0.54), 512),
  'apple-touch-icon.png': await png(signOnGround(0.66), 180),
  'favicon.ico': ico(
    await sharp(Buffer.from(icon), { density: 600 }).resize(32, 32).png().toBuffer(),
    32,
  ),
  'brand.jpg': await brandPicture(),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(place(`pictures/${name}`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
