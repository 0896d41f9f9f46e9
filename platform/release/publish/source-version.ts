import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { appFolder, isContractFile, platformFolder, root, siteBuild } from '../apps';
import { readTables, type Tables } from './contract/read-tables';

/** The last one writes what a version consists of besides its scripts. */
const buildInputs = [
  'webpack.common.js',
  path.join(platformFolder, 'build'),
  'tsconfig.json',
  path.join(platformFolder, 'release/publish'),
];

/**
 * What a remote takes from the platform and the site's packages at build time: code that is not
 * shared at run time (`platform/build/federation.js`).
 */
const bundledFolders = () => [
  path.join(platformFolder, 'release-set'),
  ...Object.values(siteBuild().packages ?? {}).flatMap(({ bundledFolders = [] }) => bundledFolders),
];

/** What lies in the platform's folder, and no app is made of. */
const notInApps = ['commands', 'example', 'node_modules', 'release', 'server', 'testing'];

/** What the host is made of besides its own folder. */
async function hostFolders(): Promise<string[]> {
  const rooms = await readdir(platformFolder);
  return [
    ...Object.values(siteBuild().packages ?? {}).map(({ folder }) => folder),
    ...rooms
      .filter((room) => !notInApps.includes(room))
      .map((room) => path.join(platformFolder, room)),
  ];
}

/**
 * The version of an app as its sources stand: the package's version and a hash of everything that
 * goes into the build. The same sources have the same version, so nothing is built twice.
 * @param tables of the contract, read once for several apps
 */
export async function sourceVersion(name: string, tables?: Tables): Promise<string> {
  const folder = appFolder(name);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const own = ['src', 'package.json', 'contract.json', 'webpack.config.js'].map((entry) =>
    path.join(folder, entry),
  );
  const provided = name === 'host' ? await hostFolders() : [];
  const { templates = '' } = siteBuild();
  const isTemplate = (file: string) => templates !== '' && file.startsWith(`${templates}/`);
  const counts = (file: string) => !isContractFile(file) && !isTemplate(file);
  const files = [
    ...(await filesBelow([...own, ...inRoot(provided)])).filter((file) =>
      counts(path.relative(root, file)),
    ),
    ...(await filesBelow(inRoot([...bundledFolders(), ...buildInputs]))),
  ];
  const hash = createHash('sha256').update(await installedPackages());
  const sources: string[] = [];
  for (const file of new Set(files)) {
    const bytes = await readFile(file);
    const place = path.relative(root, file);
    if (appSource.test(place)) sources.push(bytes.toString());
    hash.update(`${place}\0`).update(bytes).update('\0');
  }
  hash.update(contractInputs(name, sources, tables ?? readTables()));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

const inRoot = (entries: readonly string[]) => entries.map((entry) => path.resolve(root, entry));

/** Files whose names of widgets and events count, as in `AppFilesPlugin`. */
const appSource = /^[\w-]+[\\/]src[\\/].*\.tsx?$/;

/**
 * What an app's manifest states of the contract (`read-contract.ts`): types and versions of what
 * it offers and of what its sources name; of the host, the names of all calls. Nothing else of
 * these tables is in a build: they are types.
 */
function contractInputs(
  name: string,
  sources: readonly string[],
  { widgets, events, versions, calls }: Tables,
): string {
  const isStated = ([entry]: [string, unknown]) =>
    entry.startsWith(`${name}/`) || sources.some((text) => text.includes(entry));
  const stated = [widgets, events, versions].map((table) => Object.entries(table).filter(isStated));
  return JSON.stringify([...stated, name === 'host' ? calls : []]);
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

/** Files and all below folders, but tests and texts, in a fixed order; none where one is missing. */
async function filesBelow(entries: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const stats = await stat(entry).catch(() => undefined);
      if (!stats?.isDirectory()) return stats ? [entry] : [];
      const below = await readdir(entry, { withFileTypes: true, recursive: true });
      return below
        .filter((one) => one.isFile())
        .map((one) => path.join(one.parentPath, one.name))
        .filter((file) => !/[\\/](?:node_modules|testing)[\\/]/.test(file.slice(entry.length)))
        .sort();
    }),
  );
  return found.flat().filter((file) => !/\.(?:test\.tsx?|md)$/.test(file));
}
