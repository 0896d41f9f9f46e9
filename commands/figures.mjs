import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './start/root.mjs';

/**
 * Prints how large and how tangled the code is, beside the limits; it reports, and fails nothing.
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
const known = new Set(production);
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const texts = new Map(production.map((file) => [file, read(file)]));
const platform = JSON.parse(read('shared/package.json')).exports;

/** @returns the file that a module of ours names; undefined for packages and data */
function resolve(from, name) {
  const subpath = name.replace('@shop/shared', '.');
  const exported = platform[subpath] ?? platform[`${path.dirname(subpath)}/*`];
  const target = name.startsWith('@shop/shared/')
    ? path.join('shared', (exported ?? '').replace('*', path.basename(subpath)))
    : name.startsWith('.') && path.join(path.dirname(from), name);
  if (!target) return undefined;
  const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.js'];
  return endings.map((ending) => target + ending).find((file) => known.has(file));
}

const importing = /(?:from|import|require\(|import\()\s*'([^']+)'/g;
const imports = new Map(
  production.map((file) => [
    file,
    [...texts.get(file).matchAll(importing)].flatMap(([, name]) => resolve(file, name) ?? []),
  ]),
);

/** The layers of the project, the highest first; then those inside one. */
const stacks = [
  ['^(commands|webpack|bench)/', '^server/', '^release/', '^host/', '^[a-z]+-mf/', '^shared/'],
  ['^api/', '^shared/'],
  [
    '^shared/src/(embed|federation)/',
    '^shared/src/(html|release|session|ui)/',
    '^shared/src/(async|entities|http|router|router-server)/',
    '^shared/src/(bus|config|contract|default-config|format|storage|theme|tokens)/',
  ],
  ['^server/http/', '^server/release/', '^server/renderer/'],
  [
    '^[a-z]+-mf/src/remote.tsx',
    '^[a-z]+-mf/src/(pages|widgets)/',
    '^[a-z]+-mf/src/(components|data)/',
  ],
  ['^api/src/app.ts', '^api/src/routes/', '^api/src/repositories/', '^api/src/db/'],
].map((layers) => layers.map((pattern) => new RegExp(pattern)));
const isUpward = (from, to) =>
  stacks.some((layers) => {
    const [at, target] = [from, to].map((file) => layers.findIndex((layer) => layer.test(file)));
    return at >= 0 && target >= 0 && target < at;
  });
const upward = production.flatMap((file) =>
  imports.get(file).flatMap((to) => (isUpward(file, to) ? `${file} → ${to}` : [])),
);

/**
 * Entries of one folder, files or folders with all that is in them, that import each other in a
 * circle: what is left when those are taken away, again and again, that import none of the others.
 * @returns {string[][]} a list with all of them; none when there is no circle
 */
function circlesOf(edges) {
  const left = new Map(edges);
  for (let before = Number.NaN; before !== left.size; ) {
    before = left.size;
    for (const [entry, targets] of left) {
      if (![...targets].some((target) => left.has(target))) left.delete(entry);
    }
  }
  return left.size > 0 ? [[...left.keys()]] : [];
}

/** In the folder that two files have in common, the entry of one imports the entry of the other. */
function allCircles() {
  const folders = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((name, at) => name !== to[at]);
      if (depth < 0) continue;
      const folder = from.slice(0, depth).join('/');
      const edges = folders.get(folder) ?? new Map();
      const entry = from.slice(0, depth + 1).join('/');
      edges.set(entry, (edges.get(entry) ?? new Set()).add(to.slice(0, depth + 1).join('/')));
      folders.set(folder, edges);
    }
  }
  return [...folders.values()].flatMap(circlesOf);
}

/** Files between two along imports, on a shortest way; none when neither leads to the other. */
function between(from, to) {
  for (const [start, end] of [
    [from, to],
    [to, from],
  ]) {
    const before = new Map([[start, undefined]]);
    for (const file of before.keys()) {
      if (file === end) {
        const way = [];
        for (let at = before.get(end); at && at !== start; at = before.get(at)) way.push(at);
        return way;
      }
      for (const next of imports.get(file) ?? []) if (!before.has(next)) before.set(next, file);
    }
  }
  return [];
}

/**
 * Files that one reads on a walk: those that its section of docs/architecture.md names, and those
 * that lie on the shortest way along imports from one to the next.
 * @throws when the section names a file that does not exist
 */
function walk(heading, end) {
  const text = read('docs/architecture.md');
  const [section] = text.slice(text.indexOf(heading)).split(end);
  const named = [...section.matchAll(/`([\w.-]+\/[\w/.-]+\.(?:ts|tsx|mjs|js))`/g)].map(
    ([, file]) => file,
  );
  for (const file of named) if (!known.has(file)) throw new Error(`${heading}: no ${file}`);
  const all = named.flatMap((file, at) =>
    at === 0 ? [file] : [...between(named[at - 1], file), file],
  );
  return new Set(all).size;
}

const lines = (some) => some.reduce((sum, file) => sum + texts.get(file).split('\n').length - 1, 0);
const circles = allCircles();
const figures = [
  ['production lines', lines(production), 40_000],
  ['production files', production.length, 800],
  ['lines of host', lines(production.filter((file) => file.startsWith('host/'))), 7_500],
  ['circular imports', circles.length, 0],
  ['imports that point upwards', upward.length, 0],
  ['Python files', files.filter((file) => file.endsWith('.py')).length, 0],
  ['files from slug to page', walk('### The first request', '\n### '), 50],
  ['files from token to header', walk('## Walk 2', '\n## '), 22],
  ['files from widget to embed', walk('## Walk 3', '\n## '), 34],
];
for (const [name, value, limit] of figures) {
  const verdict = value <= limit ? '' : '  over the limit';
  console.log(`${name.padEnd(32)} ${String(value).padStart(6)}  ≤ ${limit}${verdict}`);
}
for (const line of [...circles.map((circle) => circle.join(', ')), ...upward]) console.log(line);
