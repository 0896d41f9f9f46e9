/**
 * Makes the display face of the shop from Eczar (SIL Open Font License 1.1), in two files: the
 * package splits the rupee sign from the Latin letters, and no subsetter joins them again.
 * Run after a new version of the package: `node host/src/assets/font/subset-font.mjs`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const parts = [
  {
    source: 'latin',
    target: 'shop-display.woff2',
    text: `${range(0x20, 0x7e)}\u00a0©·×½àâçèéêëíïñóöüÉ–—‘’“”•…`,
  },
  { source: 'latin-ext', target: 'shop-display-rupee.woff2', text: '₹', wider: 70 },
];

/** Cut from the figures, the sign has lost its kerning against them: its advance grows instead. */
function widen(font, units) {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + at * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'hmtx',
  );
  const sign = font.readUInt32BE(entry + 8) + 4;
  font.writeUInt16BE(font.readUInt16BE(sign) + units, sign);
}

for (const { source, target, text, wider } of parts) {
  const file = require.resolve(
    `@fontsource-variable/eczar/files/eczar-${source}-wght-normal.woff2`,
  );
  const cut = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 500, max: 700, default: 600 } },
  });
  if (wider) widen(cut, wider);
  const packed = await subsetFont(cut, text, { targetFormat: 'woff2' });
  await writeFile(new URL(target, import.meta.url), packed);
  console.log(`${target}: ${packed.length} bytes`);
}
