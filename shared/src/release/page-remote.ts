import type { AppVersion, PageRemote } from '@shop/shared/contract';

/** What a browser needs to load a remote of a release set. */
export function pageRemote({ name, version, paths, files }: AppVersion): PageRemote {
  return {
    version,
    container: `${name}_${version.replace(/\W/g, '_')}`,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    integrity: files['remoteEntry.js']?.integrity ?? '',
    paths,
  };
}
