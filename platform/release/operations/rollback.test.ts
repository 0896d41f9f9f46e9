import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureKind } from '../../release-set/release-set';
import type { FolderStore } from '../store/folder-store';
import {
  contractOf,
  noteFailure,
  publishVersion,
  removeStore,
  storeWith,
} from '../testing/store-world';
import { rolledBackVersions } from './past-releases';
import { promote } from './promote';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let store: FolderStore;
const by = 'Asha';
const go = (versions: Record<string, string>) => promote(store, { versions, by }, async () => {});
const versionsNow = async () => {
  const { parts } = await store.readSet((await store.readChannel('live'))?.release ?? '');
  return Object.values(parts).map(({ name, version }) => `${name}@${version}`);
};

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

describe('rolling back a release', () => {
  it('goes back to the one before, and withdraws what is left', async () => {
    const good = await go({ host: '1.0.0', catalog: '1.0.0' });
    const bad = await go({ catalog: '2.0.0' });

    const back = await rollback(store, { by, why: 'prices are wrong' });

    expect(back.parts).toEqual(good.parts);
    expect(await store.readChannel('live')).toEqual({
      release: back.id,
      previous: bad.id,
      move: 3,
      withdrawn: [bad.id],
      withdrawnVersions: ['catalog@2.0.0'],
    });
    expect((await store.moves('live').all()).at(-1)).toMatchObject({
      action: 'rollback',
      by: 'Asha',
      why: 'prices are wrong',
      changes: [{ part: 'catalog', from: '2.0.0', to: '1.0.0' }],
    });
  });

  it('goes one further back each time, never forth', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by });
    await rollback(store, { by });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0']);
    await expect(rollback(store, { by })).rejects.toThrow(/there is no release before [0-9a-f]+/);
    const { previous } = (await store.readChannel('live')) ?? {};
    await expect(rollback(store, { by })).rejects.toThrow(
      `: release ${previous}, which was live before it, was withdrawn`,
    );
  });

  describe('while others move the channel', () => {
    /** Something that another process does between the decision of a rollback and its move. */
    const meanwhile = (act: () => Promise<unknown>) => {
      const write = store.writeSet.bind(store);
      jest.spyOn(store, 'writeSet').mockImplementationOnce(async (set) => {
        await act();
        return write(set);
      });
    };

    it('takes back no version that was promoted meanwhile in place of the wrong one', async () => {
      await go({ host: '1.0.0', catalog: '1.0.0' });
      await go({ catalog: '2.0.0' });
      meanwhile(() => go({ catalog: '3.0.0' }));
      await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
        'catalog moved from 2.0.0 to 3.0.0 meanwhile; if that has to go too, roll it back again',
      );
      expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@3.0.0']);
    });

    it('without a name, takes back what was the latest when it was asked', async () => {
      await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
      await go({ catalog: '2.0.0' });
      meanwhile(() => go({ blog: '2.0.0' }));
      await rollback(store, { by, allowed: ['catalog'] });
      expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    });

    it('goes one version back when two ask for it at once', async () => {
      await go({ host: '1.0.0', catalog: '1.0.0' });
      await go({ catalog: '2.0.0' });
      await go({ catalog: '3.0.0' });
      meanwhile(() => rollback(store, { by, apps: ['catalog'] }));
      await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
        'catalog moved from 3.0.0 to 2.0.0 meanwhile',
      );
      expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@2.0.0']);
    });
  });

  it('goes past a release that has the same apps', async () => {
    const first = await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@2.0.0']);
    expect((await rollback(store, { by })).parts).toEqual(first.parts);
  });

  it('says so when nothing is live', async () => {
    await expect(rollback(store, { by })).rejects.toThrow('nothing is live on the channel "live"');
  });

  it('does not go to what was pruned', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await rm(store.versionFolder('catalog', '1.0.0'), { recursive: true });
    await expect(rollback(store, { by })).rejects.toThrow('catalog@1.0.0 was pruned');
  });
});

describe('rolling back one app', () => {
  it('leaves what another team promoted meanwhile', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    const bad = await go({ catalog: '2.0.0' });
    const alsoBad = await go({ blog: '2.0.0' });

    await rollback(store, { by, apps: ['catalog'] });

    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    const { withdrawn = [] } = (await store.readChannel('live')) ?? {};
    expect([...withdrawn].sort()).toEqual([bad.id, alsoBad.id].sort());
  });

  it('goes one version of that app back, whatever another team took back meanwhile', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ blog: '2.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['blog'] });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@2.0.0', 'blog@1.0.0']);
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('takes several back in one move', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ blog: '2.0.0' });
    await go({ catalog: '2.0.0' });
    await rollback(store, { by, apps: ['blog', 'catalog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
    expect((await store.moves('live').all()).at(-1)).toMatchObject({
      action: 'rollback',
      state: { move: 4 },
      changes: [
        { part: 'blog', from: '2.0.0', to: '1.0.0' },
        { part: 'catalog', from: '2.0.0', to: '1.0.0' },
      ],
    });
  });

  it('does not go back to a version that was rolled back before', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0']);
  });

  it('refuses when the old one no longer fits the others', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { widgets: ['Grid'] }));
    await publishVersion(store, contractOf('blog', '4.0.0', { places: ['catalog/Grid'] }));
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ catalog: '4.0.0' });
    await go({ blog: '4.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'catalog@1.0.0 no longer offers catalog/Grid, which blog@4.0.0 places\n' +
        'roll blog back too: npm run release -- rollback catalog blog',
    );
    await rollback(store, { by, apps: ['catalog', 'blog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('names the host when its platform is what no longer fits', async () => {
    await publishVersion(store, contractOf('host', '2.0.0', { platform: '2.0.0' }));
    await publishVersion(store, contractOf('catalog', '4.0.0', { platform: '^2.0.0' }));
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ host: '2.0.0', catalog: '4.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'roll host back too: npm run release -- rollback catalog host',
    );
  });

  it('names every app that has to go back, however the breaks lead there', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { widgets: ['Grid'] }));
    const blog = { places: ['catalog/Grid'], widgets: ['Teaser'] };
    await publishVersion(store, contractOf('blog', '4.0.0', blog));
    await publishVersion(store, contractOf('account', '1.0.0'));
    await publishVersion(store, contractOf('account', '4.0.0', { places: ['blog/Teaser'] }));
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0', account: '1.0.0' });
    await go({ catalog: '4.0.0' });
    await go({ blog: '4.0.0' });
    await go({ account: '4.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      /^catalog@1\.0\.0 no longer offers catalog\/Grid, which blog@4\.0\.0 places\nroll blog and account back too: npm run release -- rollback catalog blog account$/,
    );
  });

  it('promises nothing where no other rollback would help', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { widgets: ['Grid'] }));
    await publishVersion(store, contractOf('host', '4.0.0', { places: ['catalog/Grid'] }));
    await go({ host: '4.0.0', catalog: '4.0.0' });
    await go({ catalog: '3.0.0', blog: '1.0.0' });
    await go({ catalog: '4.0.0', blog: '2.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      /^catalog@3\.0\.0 no longer offers catalog\/Grid, which host@4\.0\.0 places$/,
    );
  });

  it('is all that a team may do: a release that differs in others’ apps is not theirs', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ catalog: '2.0.0', blog: '2.0.0' });
    await expect(rollback(store, { by, allowed: ['catalog'] })).rejects.toThrow(
      'the latest release changed blog too; name the app to roll back',
    );
  });

  it('names an app that is not live, and an app that has no older version', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await expect(rollback(store, { by, apps: ['blog'] })).rejects.toThrow('no app "blog" is live');
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'no other version of catalog was live before catalog@1.0.0',
    );
  });
});

describe('rolling back the first version of a remote', () => {
  beforeEach(async () => {
    await publishVersion(store, contractOf('sizes', '1.0.0', { widgets: ['Chart'] }));
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ sizes: '1.0.0' });
  });

  it('takes the app out of what is live, whatever other teams promoted meanwhile', async () => {
    await go({ blog: '2.0.0' });
    await rollback(store, { by, apps: ['sizes'], allowed: ['sizes'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['sizes@1.0.0']);
    await expect(rollback(store, { by, apps: ['sizes'] })).rejects.toThrow(
      'no app "sizes" is live',
    );

    await go({ sizes: '1.0.0' });
    expect(await versionsNow()).toContain('sizes@1.0.0');
    await rollback(store, { by });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
  });

  it('says which apps show its widgets, and that they go back with it', async () => {
    await publishVersion(store, contractOf('blog', '4.0.0', { places: ['sizes/Chart'] }));
    await go({ blog: '4.0.0' });
    await expect(rollback(store, { by, apps: ['sizes'] })).rejects.toThrow(
      'blog@4.0.0 places sizes/Chart, which goes with sizes@1.0.0\n' +
        'roll blog back too: npm run release -- rollback sizes blog',
    );
    await rollback(store, { by, apps: ['sizes', 'blog'] });
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('goes back to that version first, where there is a newer one', async () => {
    await publishVersion(store, contractOf('sizes', '2.0.0', { widgets: ['Chart'] }));
    await go({ sizes: '2.0.0' });
    await rollback(store, { by, apps: ['sizes'] });
    expect(await versionsNow()).toContain('sizes@1.0.0');
  });
});

describe('a version that was withdrawn', () => {
  const takeBack = (version: string) =>
    withdraw(store, { name: 'catalog', version, by, why: 'leaks' });
  const versionIn = async () => (await versionsNow()).find((one) => one.startsWith('catalog@'));

  it('is passed over by a rollback, with the app’s name and without', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await takeBack('2.0.0');
    await rollback(store, { by });
    expect(await versionIn()).toBe('catalog@1.0.0');
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await takeBack('2.0.0');
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionIn()).toBe('catalog@1.0.0');
    expect((await store.readChannel('live'))?.withdrawnVersions).toContain('catalog@2.0.0');
  });

  it('is live again only when it is asked for by name; otherwise the answer is that none is left', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await takeBack('1.0.0');
    for (const apps of [['catalog'], []]) {
      await expect(rollback(store, { by, apps })).rejects.toThrow(
        'no version of catalog is left to go back to: catalog@1.0.0 was taken back\n' +
          'go back to catalog@1.0.0 all the same: npm run release -- rollback catalog --to 1.0.0',
      );
    }
    expect(await versionIn()).toBe('catalog@2.0.0');
    await rollback(store, { by, apps: ['catalog'], to: '1.0.0' });
    expect(await versionIn()).toBe('catalog@1.0.0');
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
  });

  it('can be one that was live only after the version that is live now; what it went back to comes with it', async () => {
    const to = (version: string) => rollback(store, { by, apps: ['catalog'], to: version });
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by });
    await go({ blog: '2.0.0' });
    await to('3.0.0');
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@3.0.0', 'blog@2.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
    await rollback(store, { by, apps: ['catalog'] });
    expect(await versionIn()).toBe('catalog@1.0.0');
    await to('2.0.0');
    expect(await versionIn()).toBe('catalog@2.0.0');
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'catalog@1.0.0 was taken back',
    );
    await to('1.0.0');
    expect(await versionsNow()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
  });

  it.each([
    [['catalog'], '3.0.0', 'catalog@3.0.0 was never live; promote it'],
    [['catalog'], '2.0.0', 'catalog@2.0.0 is live'],
    [[], '1.0.0', '--to is a version of one app'],
    [['catalog', 'blog'], '1.0.0', '--to is a version of one app'],
  ])('of %j --to %s is refused: %s', async (apps, to, sentence) => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await expect(rollback(store, { by, apps, to })).rejects.toThrow(sentence);
  });
});

describe('a version that failed visitors', () => {
  const live = async () => (await versionsNow()).find((one) => one.startsWith('catalog@'));
  const back = (to?: string) => rollback(store, { by, apps: ['catalog'], to });
  const note = (version: string, kind: FailureKind, at = new Date().toISOString()) =>
    noteFailure(store, `catalog@${version}`, { at, kind });
  beforeEach(async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
  });

  it.each(['server', 'draw'] as const)(
    'is passed over for an older one, which is said: %s',
    async (kind) => {
      await note('2.0.0', kind, '2099-01-02T03:04:05.000Z');
      const { passedOver } = await back();
      expect(await live()).toBe('catalog@1.0.0');
      expect(passedOver).toEqual([
        'catalog@2.0.0 failed visitors, the last time on 2099-01-02 03:04 UTC; ' +
          'go back to catalog@2.0.0 all the same: npm run release -- rollback catalog --to 2.0.0',
      ]);
    },
  );

  it('is passed over by a rollback without a name too', async () => {
    await note('2.0.0', 'server');
    await rollback(store, { by });
    expect(await live()).toBe('catalog@1.0.0');
  });

  it('is live again when it is asked for by name', async () => {
    await note('2.0.0', 'server');
    expect((await back('2.0.0')).passedOver).toEqual([]);
    expect(await live()).toBe('catalog@2.0.0');
  });

  it('is not gone back to where no other is left: each is named with its reason', async () => {
    await note('2.0.0', 'draw', '2099-01-02T03:04:05.000Z');
    await withdraw(store, { name: 'catalog', version: '1.0.0', by });
    await expect(back()).rejects.toThrow(
      'no version of catalog is left to go back to: catalog@2.0.0 failed visitors, the last time ' +
        'on 2099-01-02 03:04 UTC, catalog@1.0.0 was taken back\n' +
        'go back to catalog@2.0.0 all the same: npm run release -- rollback catalog --to 2.0.0',
    );
    expect(await live()).toBe('catalog@3.0.0');
  });

  it.each([
    ['a page of several apps broke, perhaps by another app', 'page'],
    ['files did not come, perhaps by a visitor’s connection', 'load'],
    ['a browser used the version before', 'previous'],
  ] as const)('is gone back to where %s', async (_where, kind) => {
    await note('2.0.0', kind);
    expect((await back()).passedOver).toEqual([]);
    expect(await live()).toBe('catalog@2.0.0');
  });

  it('is one that did so since it was promoted the last time', async () => {
    await note('2.0.0', 'server', '2000-01-01T00:00:00.000Z');
    await back();
    expect(await live()).toBe('catalog@2.0.0');
  });
});

describe('what was taken back', () => {
  it('is known, until somebody promotes it again', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    const bad = await go({ catalog: '2.0.0' });
    await rollback(store, { by });
    expect([...rolledBackVersions(await store.moves('live').all())]).toEqual(['catalog@2.0.0']);

    const again = await go({ catalog: '2.0.0' });
    expect(again.parts).toEqual(bad.parts);
    expect([...rolledBackVersions(await store.moves('live').all())]).toEqual([]);
    expect((await store.readChannel('live'))?.withdrawn).toEqual([]);
  });
});

describe('withdrawing a version', () => {
  it('lets tabs that still run it reload, and leaves what is live', async () => {
    const old = await go({ host: '1.0.0', catalog: '1.0.0' });
    const live = await go({ catalog: '2.0.0' });
    const gone = await withdraw(store, { name: 'catalog', version: '1.0.0', by });
    expect(gone).toEqual(['catalog@1.0.0']);
    expect(await store.readChannel('live')).toMatchObject({
      release: live.id,
      move: 3,
      withdrawn: [old.id],
      withdrawnVersions: ['catalog@1.0.0'],
    });
    expect(await withdraw(store, { name: 'catalog', version: '1.0.0', by })).toEqual([]);
    expect((await store.readChannel('live'))?.move).toBe(3);
  });

  it('notes it also where another team’s rollback withdrew its releases already', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '2.0.0' });
    await go({ catalog: '2.0.0', blog: '1.0.0' });
    await go({ catalog: '3.0.0', blog: '2.0.0' });
    await rollback(store, { apps: ['blog'], by });
    const name = 'catalog';
    expect(await withdraw(store, { name, version: '1.0.0', by })).toEqual(['catalog@1.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual([
      'blog@2.0.0',
      'catalog@1.0.0',
    ]);
  });

  it('knows what was live before a rollback of the whole release', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ blog: '1.0.0', catalog: '3.0.0' });
    await rollback(store, { by });
    await go({ catalog: '3.0.0' });
    await rollback(store, { by });
    await go({ blog: '1.0.0' });
    await rollback(store, { by });
    expect(await withdraw(store, { name: 'catalog', version: '1.0.0', by })).toEqual([
      'catalog@1.0.0',
    ]);
    expect(await withdraw(store, { name: 'blog', version: '1.0.0', by })).toEqual([]);
  });

  it('lets no tab reload for a version that was promoted again', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    const first = await go({ catalog: '2.0.0' });
    await go({ blog: '2.0.0' });
    await rollback(store, { apps: ['catalog'], by });
    expect((await store.readChannel('live'))?.withdrawn).toContain(first.id);
    await go({ catalog: '2.0.0' });
    expect(await store.readChannel('live')).toMatchObject({ withdrawn: [], withdrawnVersions: [] });
  });

  it('in a store of before versions were noted, notes those that were rolled back too', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await rollback(store, { apps: ['catalog'], by });
    const file = path.join(store.folder, 'moves/live/000003.json');
    const { state, ...move } = JSON.parse(await readFile(file, 'utf8'));
    delete state.withdrawnVersions;
    await writeFile(file, JSON.stringify({ ...move, state }));
    expect((await store.readChannel('live'))?.withdrawnVersions).toBeUndefined();
    await go({ blog: '2.0.0' });
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
  });

  it('refuses what is live, and what never was', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await expect(withdraw(store, { name: 'catalog', version: '1.0.0', by })).rejects.toThrow(
      'catalog@1.0.0 is live; roll it back, or promote another version',
    );
    await expect(withdraw(store, { name: 'catalog', version: '9.0.0', by })).rejects.toThrow(
      'catalog@9.0.0 was not live before',
    );
  });
});
