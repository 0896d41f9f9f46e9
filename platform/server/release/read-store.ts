import type { ReleaseSet } from '../../release-set/release-set';
import { StoreReader } from '../../release-set/store-reader';

/** Older ones are not looked through. */
const maxVersions = 12;

/**
 * @param live listed even if many newer versions are published
 * @returns the latest versions of an app whose files are still there, the newest first
 */
export async function publishedVersions(
  storeDir: string,
  app: string,
  live: string | undefined,
): Promise<{ version: string; at: string }[]> {
  const store = new StoreReader(storeDir);
  return (await store.publications(app))
    .filter(({ version }) => store.hasVersion(app, version))
    .sort((a, b) => b.at.localeCompare(a.at))
    .filter(({ version }, index) => index < maxVersions || version === live);
}

const override = /^([0-9a-f]{16})\+([a-z][a-z0-9-]{0,39})@([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})$/;

/**
 * Reads a release set of the store, or makes `<release>+catalog@1.8.2`: that release with one remote
 * in another version. Nothing keeps such a set: its id says how it is made, so that every storefront
 * over the store makes the same.
 * @throws when the store has no such release or version, or a file is not what was written
 */
export async function readPreviewSet(storeDir: string, id: string): Promise<ReleaseSet> {
  const [, base, app = '', version = ''] = override.exec(id) ?? [];
  const store = new StoreReader(storeDir);
  const set = await store.readSet(base ?? id);
  if (!base) return set;
  if (app === 'host' || !Object.hasOwn(set.parts, app))
    throw new Error(`there is no remote ${app}`);
  const parts = { ...set.parts, [app]: await store.readVersion(app, version) };
  return { id, parent: base, parts };
}
