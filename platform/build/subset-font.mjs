import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts fonts of npm packages to the characters that a site uses, after a new version of the package:
 * `node platform/build/subset-font.mjs <folder>/subset.json`. The JSON is a list of parts: `source`,
 * the font file in its package; `target`, the file that is written next to the JSON; `text`, the
 * characters; `variationAxes` as of subset-font; `withoutHints`, for half the size; and `widerBy`, of a single character that is cut
 * from those it was kerned against: its advance grows by so many units of the font.
 */
const list = path.resolve(process.argv[2]);
const require = createRequire(list);

/** HB_SUBSET_FLAGS_NOTDEF_OUTLINE of harfbuzz, for which subset-font has no option, and _NO_HINTING. */
const withNotdef = 0x40;
const noHints = 0x1;
let flags = withNotdef;

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
    setFlags(input, flags);
    return input;
  };
  return { module, instance: { exports: { ...instance.exports, hb_subset_input_create_or_fail } } };
};

/** In the table `hmtx` the character comes second, after the box. */
function widen(font, units) {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + at * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'hmtx',
  );
  const advance = font.readUInt32BE(entry + 8) + 4;
  font.writeUInt16BE(font.readUInt16BE(advance) + units, advance);
}

for (const part of JSON.parse(await readFile(list, 'utf8'))) {
  const { source, target, text, variationAxes, widerBy, withoutHints } = part;
  flags = withoutHints ? withNotdef | noHints : withNotdef;
  const cut = await subsetFont(await readFile(require.resolve(source)), text, {
    targetFormat: 'truetype',
    variationAxes,
  });
  if (widerBy) widen(cut, widerBy);
  const packed = await subsetFont(cut, text, { targetFormat: 'woff2' });
  await writeFile(path.join(path.dirname(list), target), packed);
  console.log(`${target}: ${packed.length} bytes`);
}
