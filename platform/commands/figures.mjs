import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './start/root.mjs';

/**
 * Prints how large the code is, with its aims; it reports, and fails nothing.
 * Production code is TypeScript and JavaScript without tests, `testing/`, `api/tests` and `tests/e2e`, and
 * without what is there to be copied: examples, and templates.
 */
const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const production = files.filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|js)$/.test(file) &&
    !/\.test\.|\/testing\/|\/tests\/|^tests\/e2e\/|^(?:platform\/example|docs\/examples)\/|^shared\/templates\/|^platform\/create-remote\/(?:bundlers|template)\//.test(
      file,
    ),
);
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const texts = new Map(production.map((file) => [file, read(file)]));

const lines = (some) => some.reduce((sum, file) => sum + texts.get(file).split('\n').length - 1, 0);
const below = (folders) => lines(production.filter((file) => folders.test(file)));
const example = files.filter((file) => /^platform\/example\/.*(?<!\.md)$/.test(file));
const upgrading = read('docs/upgrading.md').match(/^\| (?!file|library|-)/gm) ?? [];
const figures = [
  ['production lines', lines(production), 44_000],
  ['  shop front', below(/^(?:host|shared|[a-z]+-mf)\//), 20_500],
  ['    host', below(/^host\//), 4_500],
  ['  platform', below(/^platform\//), 14_500],
  ['  api', below(/^api\//), 6_600],
  ['  bench', below(/^tests\/bench\//), 2_400],
  [
    'lines of the example of a site',
    example.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0),
    350,
  ],
  ['rows of docs/upgrading.md', upgrading.length, 18],
  ['production files', production.length, 800],
  ['Python files', files.filter((file) => file.endsWith('.py')).length, 0],
];
for (const [name, value, limit] of figures) {
  const verdict = value <= limit ? '' : '  above its aim';
  console.log(`${name.padEnd(32)} ${String(value).padStart(6)}  ≤ ${limit}${verdict}`);
}
