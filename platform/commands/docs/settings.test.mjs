import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testEnvironment } from '../testing/environment.mjs';
import { settingsTable } from './testing/settings-table.mjs';

const root = path.join(__dirname, '../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
const sorted = (names) => [...new Set(names)].sort();
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Where settings are read. */
const readers = [
  'platform/server/settings.ts',
  'platform/release/commands/options.ts',
  'platform/release/commands/open-store.ts',
  'platform/release-store/open-shared-store.ts',
  'platform/release-store/s3-objects.ts',
  ...filesIn('api/src/settings'),
  ...filesIn('platform/commands/start'),
].filter((file) => !file.includes('.test.'));

/** What one part of the project passes to another; not set by hand. */
const ownWord = ['SEED_DIR', 'SHOP_DEV'];
/** Settings of teams that publish, in docs/releasing.md. */
const ofTeams = ['RELEASE_BY', 'RELEASE_TOKEN'];
/** Not the shop's own: Node and its packages hear them. */
const ofNode = ['ESBUILD_WORKER_THREADS', 'NODE_ENV', 'NODE_OPTIONS', 'NO_PROXY'];
/** Of the bases of containers, and of the other containers in compose.yaml. */
const ofContainers = [
  'NODE_EXTRA_CA_CERTS',
  'NODE_IMAGE',
  'PATH',
  'POSTGRES_PASSWORD',
  'RUN_IMAGE',
];

const table = settingsTable();

describe('the table of environment variables in docs/configuration.md', () => {
  it('lists every setting that is read, and none that is not', () => {
    const known = readers.flatMap((file) =>
      matches(read(file), /\benv(?:\.|, ')([A-Z][A-Z_]+)\b/g),
    );
    expect(known.length).toBeGreaterThan(20);
    const elsewhere = [...ownWord, ...ofTeams, ...ofNode];
    expect(sorted(table)).toEqual(sorted(known.filter((name) => !elsewhere.includes(name))));
  });

  it('lists nothing that a developer’s shell could change the tests with', () => {
    const heard = Object.keys(
      testEnvironment(Object.fromEntries(table.map((name) => [name, '1']))),
    );
    expect(heard.filter((name) => table.includes(name))).toEqual(['SKIP_INSTALL']);
  });

  it('lists every setting that docs/deploy.md and its files set', () => {
    const named = ['docs/deploy.md', ...filesIn('docs/deploy')].flatMap((file) =>
      matches(read(file), /(?:^|[\s`#=])([A-Z][A-Z]+(?:_[A-Z]+)*)=/gm),
    );
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => ![...table, ...ofNode, ...ofContainers].includes(name))).toEqual(
      [],
    );
  });
});

describe('the example of a server’s settings', () => {
  const lines = read('docs/deploy/shop.env.example')
    .replace(/^#([A-Z])/gm, '$1')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

  it('means the same to systemd and to a shell: what has signs in it stands in quotes', () => {
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+=(?:'[^']*'|[\w:/.-]*)$/);
  });

  it('has no secret that could be left as it is', () => {
    expect(lines).toContain('SECRET_KEY=');
  });
});

// Not the paths themselves: a new page changes those, and the example stays one.
it('the example of a contract.json has the fields of that of the app', () => {
  const [text] = matches(read('docs/releasing.md'), /^ *```json\n(.*?)^ *```$/gms);
  const example = JSON.parse(text);
  const contract = JSON.parse(read(`${example.name}-mf/contract.json`));
  expect(Object.keys(example)).toEqual(Object.keys(contract));
});
