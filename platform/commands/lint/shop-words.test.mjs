import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../start/root.mjs';

/** What only a shop has, and this shop's own words. */
const words = 'cart|wishlist|products?|whatsapp|leather|chamda';

/** Where words of a site may be: an example of one, and tests. */
const places = ['platform/example/**', '**/*.test.*', '**/testing/**'];

/**
 * Finds words of a shop in the platform, also in files that are not committed yet.
 * @param {string} root a folder with the folder `platform`
 * @returns {string[]} `file:line:text` of each place
 */
function shopWords(root) {
  const except = places.map((place) => `:(exclude,glob)${place}`);
  const args = ['grep', '-inwIE', '--untracked', words, '--', 'platform', ...except];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  // 1: nothing was found.
  if (status > 1) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

it('the platform has no word of a shop outside its tests', () => {
  expect(shopWords(root)).toEqual([]);
});

describe('words of a shop are found', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'words-'));
    execFileSync('git', ['init', '--quiet', folder]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };

  it('with file and line, in capitals too, but not within other words', () => {
    write('platform/server/x.ts', 'const cartography = 1;\n// Products of the shop\n');
    write('platform/README.md', 'a Cart');
    expect(shopWords(folder)).toEqual([
      'platform/README.md:1:a Cart',
      'platform/server/x.ts:2:// Products of the shop',
    ]);
  });

  it.each([
    'platform/server/x.test.ts',
    'platform/x.test.mjs',
    'platform/release/testing/x.ts',
    'platform/testing/html/x.ts',
    'platform/example/host/x.tsx',
    'host/x.ts',
  ])('but not in %s', (file) => {
    write(file, 'cart');
    expect(shopWords(folder)).toEqual([]);
  });
});
