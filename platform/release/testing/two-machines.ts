import { readdir } from 'node:fs/promises';
import { missing } from '../../commands/testing/own-postgres';
import { openSharedWorld } from '../../release-store/testing/shared-world';
import { promote } from '../operations/promote';
import { FolderStore } from '../store/folder-store';
import { contractOf, publishVersion } from './store-world';

/** Tests that need a PostgreSQL of their own. */
export const describeShared = (title: string, tests: () => void): void =>
  (missing ? describe.skip : describe)(`${title}${missing ? `: ${missing}` : ''}`, tests);

// Two machines that share a store before each test, with host and catalog live.
export let world: Awaited<ReturnType<typeof openSharedWorld>>;
export let one: FolderStore;
export let other: FolderStore;

export const by = 'Asha';
export const machine = async (folder?: string) => {
  const shared = await world.machine(folder);
  return new FolderStore(shared.copy.folder, shared);
};
export const go = (store: FolderStore, versions: Record<string, string>) =>
  promote(store, { versions, by }, async () => {});
export const pulled = async (store: FolderStore) => {
  await store.shared?.pull();
  return (await store.currentSet('live'))?.parts.catalog?.version;
};
export const files = (store: FolderStore, version: string) =>
  readdir(store.versionFolder('catalog', version)).catch(() => []);
export const allObjects = async () => {
  const keys: string[] = [];
  for await (const key of one.shared?.objects.list('remotes/') ?? []) keys.push(key);
  return keys;
};

beforeEach(async () => {
  world = await openSharedWorld();
  [one, other] = [await machine(), await machine()];
  await publishVersion(one, contractOf('host', '1.0.0'));
  await publishVersion(one, contractOf('catalog', '1.0.0'));
  await go(one, { host: '1.0.0', catalog: '1.0.0' });
}, 60_000);
afterEach(() => world?.close());
