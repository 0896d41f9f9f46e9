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
  { source: 'latin-ext', target: 'shop-display-rupee.woff2', text: '₹' },
];

for (const { source, target, text } of parts) {
  const file = require.resolve(
    `@fontsource-variable/eczar/files/eczar-${source}-wght-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 500, max: 700, default: 600 } },
  });
  await writeFile(new URL(target, import.meta.url), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
