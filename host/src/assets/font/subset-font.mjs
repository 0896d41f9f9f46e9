/**
 * Makes the display face of the shop from Eczar (SIL Open Font License 1.1), in two files: the
 * package splits the rupee sign from the Latin letters, and no subsetter joins them again.
 * Run after a new version of the package: `node host/src/assets/font/subset-font.mjs`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** HB_SUBSET_FLAGS_NOTDEF_OUTLINE of harfbuzz, for which subset-font has no option. */
const withNotdef = 0x40;

/**
 * What no font of a machine has is drawn with the box of the first face that has the rest of its
 * line, the blanks: without an outline a Hindi name would be nothing at all.
 */
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...source) => {
  const { module, instance } = await instantiate(...source);
  const { hb_subset_input_create_or_fail: create, hb_subset_input_set_flags: setFlags } =
    instance.exports;
  if (!create) return { module, instance };
  const hb_subset_input_create_or_fail = () => {
    const input = create();
    setFlags(input, withNotdef);
    return input;
  };
  return { module, instance: { exports: { ...instance.exports, hb_subset_input_create_or_fail } } };
};

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
