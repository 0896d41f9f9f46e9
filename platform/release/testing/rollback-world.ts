import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { removeStore, storeWith } from './store-world';

/** The name of the person that promotes and rolls back. */
export const by = 'Asha';

/** The store of the running test: versions of a host and two remotes are published, and nothing is live. */
export let store: FolderStore;

/** Gives each test of a file a store of its own. */
export function setUpStoreOfThreeApps(): void {
  beforeEach(async () => {
    process.env.npm_lifecycle_event = 'test';
    store = await storeWith(
      'host@1.0.0',
      'catalog@1.0.0',
      'catalog@2.0.0',
      'catalog@3.0.0',
      'blog@1.0.0',
      'blog@2.0.0',
    );
  });
  afterEach(() => removeStore(store));
}

/** Promotes versions by app, such as `{ catalog: '2.0.0' }`; the other apps stay as they are live. */
export const promoteVersions = (versions: Record<string, string>) =>
  promote(store, { versions, by }, async () => {});

/** The versions that are live: `['host@1.0.0', 'catalog@2.0.0']`. */
export const liveVersions = async (): Promise<string[]> => {
  const { parts } = await store.readSet((await store.readChannel('live'))?.release ?? '');
  return Object.values(parts).map(({ name, version }) => `${name}@${version}`);
};

/** The version of the catalogue that is live: `catalog@2.0.0`. */
export const liveCatalog = async (): Promise<string | undefined> =>
  (await liveVersions()).find((one) => one.startsWith('catalog@'));
