import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractIntegrity } from '../accept/check-contract';
import { promote } from '../operations/promote';
import { httpReleases } from '../remote/http-releases';
import {
  address,
  built,
  catalogTeam,
  channel,
  folder,
  store,
} from '../testing/release-server-world';
import { contractOf, filesOf, publishVersion } from '../testing/store-world';
import { Tokens } from '../tokens/tokens';

describe('a team without a shell on the server', () => {
  it('publishes, promotes, looks and rolls back; every move is under its name', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')), 'a typo');
    await catalogTeam.promote({
      versions: { catalog: '2.0.0' },
      channel,
      drops: [],
      why: 'a typo',
    });

    const { parts } = await catalogTeam.status(channel);
    expect(parts.find(({ name }) => name === 'catalog')).toMatchObject({
      version: '2.0.0',
      by: 'catalogue team',
      why: 'a typo',
    });

    await catalogTeam.rollback({ apps: ['catalog'], channel, why: 'not yet' });
    const lines = await catalogTeam.log(10);
    expect(lines.slice(0, 3).map(({ action, by, why }) => [action, by, why])).toEqual([
      ['rollback', 'catalogue team', 'not yet'],
      ['promote', 'catalogue team', 'a typo'],
      ['publish', 'catalogue team', 'a typo'],
    ]);
  });

  it.each([-1, 0.5])('gets 30 lines of the log where it asks for %d', async (limit) => {
    for (let at = 0; at < 32; at += 1) {
      await publishVersion(store, contractOf('blog', `3.0.${at}`));
    }
    expect(await catalogTeam.log(limit)).toHaveLength(30);
  });

  it('hears what a published version says of itself, to compare it', async () => {
    const contract = contractOf('catalog', '1.0.0');
    expect((await catalogTeam.published('catalog', '1.0.0')).contract).toBe(
      contractIntegrity(contract),
    );
    expect(await catalogTeam.published('catalog', '9.0.0')).toEqual({});
  });

  it('gets what other apps offer, of what is live or of a published version', async () => {
    const types = { 'blog/Posts': '{ "limit"?: number }' };
    await publishVersion(store, contractOf('blog', '2.0.0', { widgets: ['Posts'], types }));
    const none = { widgets: [], emits: [], types: {} };
    expect(await catalogTeam.types(channel, ['blog@2.0.0'])).toEqual([
      { ...none, name: 'blog', version: '2.0.0', widgets: ['Posts'], types },
      { ...none, name: 'catalog', version: '1.0.0' },
      { ...none, name: 'host', version: '1.0.0' },
    ]);
    const live = await catalogTeam.types(channel, []);
    expect(live[0]).toEqual({ ...none, name: 'blog', version: '1.0.0' });
  });

  it('gets a path for its preview', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')));
    await writeFile(path.join(store.folder, 'site-url'), 'https://shop.example\n');
    const { preview, site } = await catalogTeam.promote({
      versions: { catalog: '2.0.0' },
      channel: 'catalog-team',
      drops: [],
    });
    // Of the site as visitors reach it, whichever address the team has of the store.
    expect(site).toBe('https://shop.example');
    expect(preview).toMatch(/^\/_preview\/catalog-team\.\w+\.[\w-]{43}\?next=\/catalog$/);
  });

  it('rolls several of its apps back in one move', async () => {
    const both = await new Tokens(store).add(['catalog', 'blog'], 'both teams', 'Asha');
    await publishVersion(store, contractOf('catalog', '2.0.0'));
    await publishVersion(store, contractOf('blog', '2.0.0'));
    const steps: Record<string, string>[] = [{ catalog: '2.0.0' }, { blog: '2.0.0' }];
    for (const versions of steps) {
      await promote(store, { versions, by: 'Asha' }, async () => {});
    }
    const { parts } = await httpReleases(address, both).rollback({
      apps: ['catalog', 'blog'],
      channel,
    });
    expect(parts).toEqual({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    expect((await store.readChannel('live'))?.move).toBe(4);
  });

  it('takes its app out of what is live, and no other', async () => {
    await expect(catalogTeam.remove({ name: 'blog', drops: [] })).rejects.toThrow('not for blog');
    const { parts } = await catalogTeam.remove({ name: 'catalog', drops: [], why: 'closed' });
    expect(parts).toEqual({ host: '1.0.0', blog: '1.0.0' });
    const [{ action, by, why } = {}] = await catalogTeam.log(1);
    expect([action, by, why]).toEqual(['remove', 'catalogue team', 'closed']);
  });

  it('takes its app’s first version back, whoever promoted meanwhile', async () => {
    const sizesTeam = httpReleases(
      address,
      await new Tokens(store).add(['sizes'], 'sizes team', 'Asha'),
    );
    await sizesTeam.publish(await built(contractOf('sizes', '1.0.0')));
    await sizesTeam.promote({ versions: { sizes: '1.0.0' }, channel, drops: [] });
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, by: 'Asha' }, async () => {});
    const { parts } = await sizesTeam.rollback({ apps: ['sizes'], channel, why: 'wrong sizes' });
    expect(parts).toEqual({ host: '1.0.0', catalog: '1.0.0', blog: '2.0.0' });
  });

  it('has a version back that it withdrew only by its name', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')));
    await catalogTeam.promote({ versions: { catalog: '2.0.0' }, channel, drops: [] });
    const leak = { name: 'catalog', version: '1.0.0', channel, why: 'leaks' };
    expect(await catalogTeam.withdraw(leak)).toEqual(['catalog@1.0.0']);
    expect(await catalogTeam.withdraw(leak)).toEqual([]);
    await expect(catalogTeam.rollback({ apps: ['catalog'], channel })).rejects.toThrow(
      'no version of catalog is left to go back to: catalog@1.0.0 was taken back',
    );
    const { parts } = await catalogTeam.rollback({ apps: ['catalog'], to: '1.0.0', channel });
    expect(parts).toMatchObject({ catalog: '1.0.0' });
  });

  it('hears every break of the contract', async () => {
    const contract = contractOf('catalog', '2.0.0', { paths: ['/catalog', '/blog'] });
    await catalogTeam.publish(await built(contract));
    await expect(
      catalogTeam.promote({ versions: { catalog: '2.0.0' }, channel, drops: [] }),
    ).rejects.toThrow('catalog@2.0.0 owns /blog, which belongs to blog@1.0.0');
  });

  it('cannot overwrite a version', async () => {
    await expect(catalogTeam.publish(await built(contractOf('catalog', '1.0.0')))).rejects.toThrow(
      'catalog@1.0.0 is published already',
    );
  });
});

describe('two teams at the same second', () => {
  it('both publish and promote, and both are live', async () => {
    const contracts = ['team-a', 'team-b'].map((name) => contractOf(name, '1.0.0'));
    await Promise.all(
      contracts.map(async (contract) => {
        const own = path.join(folder, contract.name);
        await mkdir(own);
        const text = await new Tokens(store).add([contract.name], contract.name, 'Asha');
        const team = httpReleases(address, text);
        await team.publish(await built(contract, filesOf(contract), own));
        await team.promote({ versions: { [contract.name]: '1.0.0' }, channel, drops: [] });
      }),
    );
    const { parts } = await catalogTeam.status(channel);
    expect(parts.map(({ name }) => name).sort()).toEqual([
      ...['blog', 'catalog', 'host'],
      ...['team-a', 'team-b'],
    ]);
    const lines = (await catalogTeam.log(2)).map(({ action, by }) => `${action} ${by}`);
    expect(lines.sort()).toEqual(['promote team-a', 'promote team-b']);
  });
});
