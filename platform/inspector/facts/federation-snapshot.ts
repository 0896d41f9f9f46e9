import { type GlobalModuleInfo, generateSnapshotFromManifest } from '@module-federation/sdk';
import type { InspectData } from '../../release-set/inspect-data';

/** Where the federation runtime keeps what the browser extension for it reads. */
type FederationGlobals = typeof globalThis &
  Partial<Record<'__FEDERATION__' | '__VMOK__', { moduleInfo?: GlobalModuleInfo }>>;

/**
 * Supplies what the extension "Module Federation" of browsers shows: modules, versions and shared
 * libraries of each remote, and which of them the host takes. A runtime that loads remotes itself
 * notes it; that of the site shares modules only (`platform/build/app-builds.js`).
 * @param page URL of the page
 */
export async function supplySnapshot(
  { remotes, versions, manifests }: Pick<InspectData, 'remotes' | 'versions' | 'manifests'>,
  page: string,
): Promise<void> {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([name, { version, entry }]) => {
      const path = manifests[name];
      const manifest = path ? new URL(path, page).href : version;
      const answer = path ? await fetch(manifest).catch(() => undefined) : undefined;
      const snapshot = answer?.ok
        ? generateSnapshotFromManifest(await answer.json(), { version: manifest })
        : { version, buildVersion: version, remoteEntry: entry, modules: [], shared: [] };
      return { name, manifest, snapshot };
    }),
  );
  const remotesInfo = found.map(({ name, manifest, snapshot }) => [
    name,
    { matchedVersion: manifest, buildVersion: snapshot.buildVersion },
  ]);
  const host = { version: versions.host, buildVersion: versions.host, remoteEntry: '' };
  const moduleInfo = {
    host: { ...host, remotesInfo: Object.fromEntries(remotesInfo), modules: [], shared: [] },
    ...Object.fromEntries(
      found.map(({ name, manifest, snapshot }) => [`${name}:${manifest}`, snapshot]),
    ),
  };
  const globals = globalThis as FederationGlobals;
  // The runtime, when it comes later, takes over what is there.
  globals.__FEDERATION__ ??= {};
  globals.__VMOK__ ??= globals.__FEDERATION__;
  Object.assign(globals.__FEDERATION__, { moduleInfo });
}
