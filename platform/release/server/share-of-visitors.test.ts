import { app, catalogTeam, channel, store } from '../testing/release-server-world';
import { contractOf, publishVersion } from '../testing/store-world';

describe('a share of the visitors', () => {
  const arm = { pages: 3, load: 0, draw: 1, server: 0, settled: 2, alive: 2 };
  const counts = { canary: arm, control: { ...arm, pages: 30, draw: 0 } };
  const report = (body: object) => app.inject({ method: 'POST', url: '/counts', payload: body });
  const ask = { versions: { catalog: '2.0.0' }, channel, drops: [], share: 10 };
  beforeEach(() => publishVersion(store, contractOf('catalog', '2.0.0')));

  it('gets a version of its own team, as the status and the log say', async () => {
    const { release, preview } = await catalogTeam.promote({ ...ask, promoteAfterMs: 60_000 });
    expect(preview).toBeUndefined();
    const { canary } = await catalogTeam.status(channel);
    expect(canary).toMatchObject({ release, share: 10, version: '2.0.0', promoteAfterMs: 60_000 });
    expect((await catalogTeam.log(1))[0]).toMatchObject({
      ...{ action: 'share', share: 10, channel: 'canary', by: 'catalogue team' },
    });
    const back = await catalogTeam.rollback({ apps: ['catalog'], channel });
    expect(back.takenBack).toBe('catalog@2.0.0');
    const others = { ...ask, versions: { blog: '1.0.0' } };
    await expect(catalogTeam.promote(others)).rejects.toThrow('not for blog');
  });

  it.each([{ share: 0 }, { share: 100 }, { share: 2.5 }, { channel: 'team' }])(
    'is 1 to 99 of 100 visitors of what is live: %j is refused',
    async (wrong) => {
      await expect(catalogTeam.promote({ ...ask, ...wrong })).rejects.toThrow();
      expect(await store.readChannel('canary')).toBeUndefined();
    },
  );

  it('says over HTTP too how large a share may be', async () => {
    await expect(catalogTeam.promote({ ...ask, share: 100 })).rejects.toThrow(
      '--share is 1 to 99 of 100 visitors, not 100',
    );
  });

  it('is counted by a storefront on the same machine that may not write to the store', async () => {
    await catalogTeam.promote(ask);
    expect((await report({ id: 1, copy: 'one', counts })).statusCode).toBe(204);
    expect((await catalogTeam.status(channel)).canary?.counts).toEqual(counts);
    await report({ id: 2, copy: 'two', counts });
    expect((await report({ id: 1, copy: '../two', counts })).statusCode).toBe(400);
    expect((await report({ id: 1, copy: 'two', counts: {} })).statusCode).toBe(400);
    expect((await catalogTeam.status(channel)).canary?.counts).toEqual(counts);
  });
});
