import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentId } from '../../release-set/hashes';
import type { Preload } from '../../release-set/store-reader';
import type { assertCompatible } from '../gate/assert-compatible';
import { findConflicts } from '../gate/find-conflicts';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { promote } from './promote';

let store: FolderStore;
const open = async () => {};
const by = 'Asha';
const gateWithoutBundles: typeof assertCompatible = async (_store, proposal) =>
  expect(findConflicts(proposal)).toEqual([]);

beforeEach(async () => {
  store = await newStore();
  for (const [name, version] of [
    ['host', '1.0.0'],
    ['catalog', '1.0.0'],
    ['catalog', '1.1.0'],
  ] as const) {
    await publishVersion(store, contractOf(name, version));
  }
});
afterEach(() => removeStore(store));

const go = (versions: Record<string, string>, channel = 'live') =>
  promote(store, { versions, by, channel }, open);

describe('promoting', () => {
  it('makes a new set with one app swapped, and points the channel at it', async () => {
    const first = await go({ host: '1.0.0', catalog: '1.0.0' });
    const second = await go({ catalog: '1.1.0' });

    expect(second.parent).toBe(first.id);
    expect(second.parts.host?.version).toBe('1.0.0');
    expect(second.parts.catalog?.version).toBe('1.1.0');
    expect(await store.readChannel('live')).toEqual({
      release: second.id,
      previous: first.id,
      move: 2,
      withdrawn: [],
      withdrawnVersions: [],
    });
    expect(await store.readSet(first.id)).toEqual(first);
  });

  it('logs who moved what, when and why', async () => {
    const begun = new Date().toISOString();
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await promote(store, { versions: { catalog: '1.1.0' }, by, why: 'a typo' }, open);

    const moves = await store.moves('live').all();
    expect(moves[1]).toMatchObject({
      action: 'promote',
      by: 'Asha',
      why: 'a typo',
      changes: [{ part: 'catalog', from: '1.0.0', to: '1.1.0' }],
    });
    expect((moves[1]?.at ?? '') >= begun).toBe(true);
  });

  it('changes nothing when nothing changes', async () => {
    const first = await go({ host: '1.0.0' });
    expect(await go({ host: '1.0.0' })).toEqual(first);
    expect(await store.moves('live').all()).toHaveLength(1);
  });

  it('is seen after all when who promoted died before the storefront could see it', async () => {
    await go({ host: '1.0.0' });
    await rm(store.channelFile('live'));
    const { id } = await go({ host: '1.0.0' });
    expect(JSON.parse(await readFile(store.channelFile('live'), 'utf8')).release).toBe(id);
  });

  it('asks the gate with all that would be live, and what is new in it', async () => {
    await go({ host: '1.0.0' });
    const asked = jest.fn(async () => {});
    await promote(store, { versions: { catalog: '1.0.0' }, by }, asked);

    const proposal = expect.objectContaining({ candidates: ['catalog'] });
    expect(asked).toHaveBeenCalledWith(store, proposal);
  });

  it('has storefronts load what would be live while the gate looks at it', async () => {
    await go({ host: '1.0.0' });
    expect(await store.readPreload('live')).toBeUndefined();
    let seen: Preload | undefined;
    const gate: typeof open = async () => {
      seen = await store.readPreload('live');
    };
    const made = await promote(store, { versions: { catalog: '1.0.0' }, by }, gate);
    expect(seen?.set).toEqual(made);

    await promote(store, { versions: { catalog: '1.1.0' }, by, channel: 'team' }, open);
    expect(await store.readPreload('team')).toBeUndefined();
    expect((await store.readPreload('live'))?.set).toEqual(made);
  });

  it('leaves the channel where it is when the gate refuses', async () => {
    const first = await go({ host: '1.0.0' });
    const shut = () => Promise.reject(new Error('it does not fit'));

    const refused = promote(store, { versions: { catalog: '1.0.0' }, by }, shut);
    await expect(refused).rejects.toThrow('it does not fit');
    expect((await store.readChannel('live'))?.release).toBe(first.id);
  });

  it.each(['constructor', 'toString', '__proto__'])('refuses the name %s', async (name) => {
    const versions = JSON.parse(`{ "host": "1.0.0", "${name}": "1.0.0" }`);
    await expect(go(versions)).rejects.toThrow(`"${name}" is no name of an app`);
    await expect(publishVersion(store, contractOf(name, '1.0.0'))).rejects.toThrow();
  });

  it('refuses a version that was never published', async () => {
    await expect(go({ host: '9.9.9' })).rejects.toThrow('host@9.9.9 was never published');
    expect(await store.readChannel('live')).toBeUndefined();
  });

  it('refuses a set without a host', async () => {
    await expect(go({ catalog: '1.0.0' })).rejects.toThrow('a release needs the host');
  });

  it.each(['../live', 'Live', 'store', 'a/b', ''])('refuses the channel "%s"', async (channel) => {
    await expect(go({ host: '1.0.0' }, channel)).rejects.toThrow('is no name of a channel');
  });
});

describe('two promotes at once', () => {
  it('are both live in the end, however many there are', async () => {
    await go({ host: '1.0.0' });
    const teams = ['catalog', 'blog', 'account', 'search', 'stores', 'care'];
    for (const name of teams) await publishVersion(store, contractOf(name, '2.0.0'));

    await Promise.all(teams.map((name) => go({ [name]: '2.0.0' })));

    const live = await store.readChannel('live');
    const { parts } = await store.readSet(live?.release ?? '');
    expect(Object.keys(parts).sort()).toEqual(['host', ...teams].sort());
    expect(live?.move).toBe(1 + teams.length);
  });

  it('are decided on what the other left', async () => {
    await go({ host: '1.0.0' });
    const seen: string[][] = [];
    const gate: typeof open = async (...[, proposal]: unknown[]) => {
      seen.push(Object.keys((proposal as { apps: object }).apps));
      if (seen.length === 1) {
        await publishVersion(store, contractOf('blog', '1.0.0'));
        await go({ blog: '1.0.0' });
      }
    };
    await promote(store, { versions: { catalog: '1.0.0' }, by }, gate);
    expect(seen).toEqual([
      ['host', 'catalog'],
      ['host', 'blog', 'catalog'],
    ]);
  });
});

describe('a store from before moves were numbered', () => {
  it('is taken on as it stands', async () => {
    const old = { name: 'host', version: '0.9.0', platform: '1.0.0', paths: ['/'], widgets: [] };
    // Its apps stated less.
    const host = { ...old, emits: [], consumes: [], chunks: {}, files: {} } as never;
    const content = { parent: null, parts: { host } };
    const set = { id: contentId(content), ...content };
    await store.writeSet(set);
    await mkdir(path.dirname(store.channelFile('live')));
    await writeFile(store.channelFile('live'), JSON.stringify({ release: set.id, previous: null }));

    const next = await promote(store, { versions: { catalog: '1.0.0' }, by }, gateWithoutBundles);

    expect(next.parent).toBe(set.id);
    expect(await store.readChannel('live')).toEqual({
      release: next.id,
      previous: set.id,
      move: 1,
      withdrawn: [],
      withdrawnVersions: [],
    });
  });
});

describe('a preview', () => {
  it('shows what is live with an app swapped, and live stays as it is', async () => {
    const live = await go({ host: '1.0.0', catalog: '1.0.0' });
    const preview = await go({ catalog: '1.1.0' }, 'preview');

    expect(preview.parent).toBe(live.id);
    expect(preview.parts.catalog?.version).toBe('1.1.0');
    expect((await store.readChannel('live'))?.release).toBe(live.id);
  });
});
