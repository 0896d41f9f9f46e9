import type { AppVersion, PageRelease, PageRemote, ReleaseSet } from './release-set';

/**
 * Global name of a remote's container, as its build has it (`platform/build/federation.js`). Two
 * underscores for a dash, so that `team-1@2.0` and `team@1.2.0` differ.
 */
export const containerName = ({ name, version }: Pick<AppVersion, 'name' | 'version'>): string =>
  `${name.replace(/-/g, '__')}_${version.replace(/\W/g, '_')}`;

/** What `remoteEntry.js` assigns to its global variable, as webpack documents it, or exports. */
export interface FederationContainer {
  init(shareScope: object): Promise<unknown> | unknown;
  get(module: string): Promise<() => unknown>;
}

/** Where a file of a version is in the shop. */
export const filePath = (
  { name, version }: Pick<AppVersion, 'name' | 'version'>,
  file: string,
): string => `/remotes/${name}/${version}/${file}`;

/** What a browser needs to load a remote of a release set. */
export function pageRemote(app: AppVersion): PageRemote {
  const { version, paths, files } = app;
  return {
    version,
    container: containerName(app),
    entry: filePath(app, 'remoteEntry.js'),
    integrity: files['remoteEntry.js']?.integrity ?? '',
    ...(app.entry && { type: app.entry, part: app.part }),
    paths,
  };
}

/** The release as the page carries it. */
export function pageRelease(set: ReleaseSet): PageRelease {
  const remotes = Object.values(set.parts).filter(({ name }) => name !== 'host');
  const navigation = remotes.flatMap((remote) => remote.navigation ?? []);
  return {
    id: set.id,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, pageRemote(remote)])),
    ...(navigation.length > 0 && { navigation }),
  };
}
