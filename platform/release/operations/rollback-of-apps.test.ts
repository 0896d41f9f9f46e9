import {
  by,
  liveVersions,
  promoteVersions,
  setUpStoreOfThreeApps,
  store,
} from '../testing/rollback-world';
import { contractOf, publishVersion } from '../testing/store-world';
import { rollback } from './rollback';

setUpStoreOfThreeApps();

describe('rolling back one app', () => {
  it('leaves what another team promoted meanwhile', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    const bad = await promoteVersions({ catalog: '2.0.0' });
    const alsoBad = await promoteVersions({ blog: '2.0.0' });

    await rollback(store, { by, apps: ['catalog'] });

    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    const { withdrawn = [] } = (await store.readChannel('live')) ?? {};
    expect([...withdrawn].sort()).toEqual([bad.id, alsoBad.id].sort());
  });

  it('goes one version of that app back, whatever another team took back meanwhile', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ blog: '2.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['blog'] });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@2.0.0', 'blog@1.0.0']);
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('takes several back in one move', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ blog: '2.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await rollback(store, { by, apps: ['blog', 'catalog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
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
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0']);
  });

  it('refuses when the old one no longer fits the others', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { widgets: ['Grid'] }));
    await publishVersion(store, contractOf('blog', '4.0.0', { places: ['catalog/Grid'] }));
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '4.0.0' });
    await promoteVersions({ blog: '4.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'catalog@1.0.0 no longer offers catalog/Grid, which blog@4.0.0 places\n' +
        'roll blog back too: npm run release -- rollback catalog blog',
    );
    await rollback(store, { by, apps: ['catalog', 'blog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('names the host when its platform is what no longer fits', async () => {
    await publishVersion(store, contractOf('host', '2.0.0', { platform: '2.0.0' }));
    await publishVersion(store, contractOf('catalog', '4.0.0', { platform: '^2.0.0' }));
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ host: '2.0.0', catalog: '4.0.0' });
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
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0', account: '1.0.0' });
    await promoteVersions({ catalog: '4.0.0' });
    await promoteVersions({ blog: '4.0.0' });
    await promoteVersions({ account: '4.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      /^catalog@1\.0\.0 no longer offers catalog\/Grid, which blog@4\.0\.0 places\nroll blog and account back too: npm run release -- rollback catalog blog account$/,
    );
  });

  it('promises nothing where no other rollback would help', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { widgets: ['Grid'] }));
    await publishVersion(store, contractOf('host', '4.0.0', { places: ['catalog/Grid'] }));
    await promoteVersions({ host: '4.0.0', catalog: '4.0.0' });
    await promoteVersions({ catalog: '3.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '4.0.0', blog: '2.0.0' });
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      /^catalog@3\.0\.0 no longer offers catalog\/Grid, which host@4\.0\.0 places$/,
    );
  });

  it('is all that a team may do: a release that differs in others’ apps is not theirs', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0', blog: '2.0.0' });
    await expect(rollback(store, { by, allowed: ['catalog'] })).rejects.toThrow(
      'the latest release changed blog too; name the app to roll back',
    );
  });

  it('names an app that is not live, and an app that has no older version', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await expect(rollback(store, { by, apps: ['blog'] })).rejects.toThrow('no app "blog" is live');
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'no other version of catalog was live before catalog@1.0.0',
    );
  });
});

describe('rolling back the first version of a remote', () => {
  beforeEach(async () => {
    await publishVersion(store, contractOf('sizes', '1.0.0', { widgets: ['Chart'] }));
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ sizes: '1.0.0' });
  });

  it('takes the app out of what is live, whatever other teams promoted meanwhile', async () => {
    await promoteVersions({ blog: '2.0.0' });
    await rollback(store, { by, apps: ['sizes'], allowed: ['sizes'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['sizes@1.0.0']);
    await expect(rollback(store, { by, apps: ['sizes'] })).rejects.toThrow(
      'no app "sizes" is live',
    );

    await promoteVersions({ sizes: '1.0.0' });
    expect(await liveVersions()).toContain('sizes@1.0.0');
    await rollback(store, { by });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
  });

  it('says which apps show its widgets, and that they go back with it', async () => {
    await publishVersion(store, contractOf('blog', '4.0.0', { places: ['sizes/Chart'] }));
    await promoteVersions({ blog: '4.0.0' });
    await expect(rollback(store, { by, apps: ['sizes'] })).rejects.toThrow(
      'blog@4.0.0 places sizes/Chart, which goes with sizes@1.0.0\n' +
        'roll blog back too: npm run release -- rollback sizes blog',
    );
    await rollback(store, { by, apps: ['sizes', 'blog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@1.0.0']);
  });

  it('goes back to that version first, where there is a newer one', async () => {
    await publishVersion(store, contractOf('sizes', '2.0.0', { widgets: ['Chart'] }));
    await promoteVersions({ sizes: '2.0.0' });
    await rollback(store, { by, apps: ['sizes'] });
    expect(await liveVersions()).toContain('sizes@1.0.0');
  });
});
