import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './start/root.mjs';

/**
 * Prints how large the code is, beside the limits; it reports, and fails nothing.
 * Production code is TypeScript and JavaScript without tests, `testing/`, `tests/` and `e2e`.
 */
const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const production = files.filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !/\.test\.|\/testing\/|\/tests\/|^e2e\//.test(file),
);
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const texts = new Map(production.map((file) => [file, read(file)]));

const lines = (some) => some.reduce((sum, file) => sum + texts.get(file).split('\n').length - 1, 0);
const figures = [
  ['production lines', lines(production), 40_000],
  ['production files', production.length, 800],
  ['lines of host', lines(production.filter((file) => file.startsWith('host/'))), 7_500],
  ['Python files', files.filter((file) => file.endsWith('.py')).length, 0],
];
for (const [name, value, limit] of figures) {
  const verdict = value <= limit ? '' : '  over the limit';
  console.log(`${name.padEnd(32)} ${String(value).padStart(6)}  ≤ ${limit}${verdict}`);
}
