import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { appFolder, root, siteBuild } from '../apps';
import { tablesOf } from './contract/read-entries';

/** The last one writes what a version consists of besides its scripts. */
const buildInputs = [
  'webpack.common.js',
  'platform/build',
  'tsconfig.json',
  'platform/release/publish',
];

/**
 * What a remote takes from the platform and the site's packages at build time: code that is not
 * shared at run time (`platform/build/federation.js`).
 */
const bundledFolders = () => [
  'platform/release-set',
  ...Object.values(siteBuild().packages ?? {}).flatMap(({ bundledFolders = [] }) => bundledFolders),
];

/** Rooms of the platform that no app is made of. */
const programs = ['commands', 'example', 'release', 'server', 'testing'];

/** What the host is made of besides its own folder. */
async function hostFolders(): Promise<string[]> {
  const rooms = await readdir(path.join(root, 'platform')).catch(() => []);
  return [
    ...Object.values(siteBuild().packages ?? {}).map(({ folder }) => folder),
    ...rooms.filter((room) => !programs.includes(room)).map((room) => `platform/${room}`),
  ];
}

/**
 * The version of an app as its sources stand: the package's version and a hash of everything that
 * goes into the build. The same sources have the same version, so nothing is built twice.
 */
export async function sourceVersion(name: string): Promise<string> {
  const folder = appFolder(name);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const own = ['src', 'package.json', 'contract.json', 'webpack.config.js'].map((entry) =>
    path.join(folder, entry),
  );
  const platform = name === 'host' ? await hostFolders() : bundledFolders();
  const hash = createHash('sha256').update(await installedPackages());
  if (name !== 'host') hash.update(await contractOf(name, path.join(folder, 'src')));
  for (const entry of [
    ...own,
    ...[...platform, ...buildInputs].map((one) => path.join(root, one)),
  ]) {
    for (const file of await filesBelow(entry)) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * What a remote's manifest states of the contract: the lines of its tables (`SiteBuild`) that the
 * remote offers, or whose names its sources hold, with all that stands around the lines. The calls
 * of the API are known by their names alone.
 */
async function contractOf(name: string, sources: string): Promise<string> {
  const { contract } = siteBuild();
  if (contract === undefined) return '';
  const files = await filesBelow(sources);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const isUsed = (entry: string) =>
    entry === '' || entry.startsWith(`${name}/`) || texts.some((text) => text.includes(entry));
  return ['widgets.ts', 'events.ts']
    .flatMap((file) => tablesOf(path.join(root, contract, file)))
    .filter((entry) => isUsed(entry.name))
    .map((entry) => `${entry.name}\0${entry.value}\0`)
    .join('');
}

/**
 * What package-lock.json installs; nothing without it. Its workspaces are left out: a new remote
 * changes no other app.
 */
async function installedPackages(): Promise<string> {
  const file = path.join(root, 'package-lock.json');
  const lock = await readFile(file, 'utf8').catch(() => '{ "packages": {} }');
  const packages: Record<string, { link?: boolean }> = JSON.parse(lock).packages;
  const isInstalled = ([place, { link }]: [string, { link?: boolean }]) =>
    place.includes('node_modules/') && !link;
  return JSON.stringify(Object.entries(packages).filter(isInstalled));
}

/** A file itself, or all files below a folder but tests and texts, in a fixed order; none when missing. */
async function filesBelow(entry: string): Promise<string[]> {
  const found = await stat(entry).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [entry];
  const entries = await readdir(entry, { withFileTypes: true, recursive: true });
  return entries
    .filter((one) => one.isFile() && !/\.(?:test\.tsx?|md)$/.test(one.name))
    .map((one) => path.join(one.parentPath, one.name))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`))
    .sort();
}
