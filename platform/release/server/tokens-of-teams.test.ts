import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../release-set/hashes';
import { promote } from '../operations/promote';
import { httpReleases } from '../remote/http-releases';
import {
  address,
  built,
  catalogTeam,
  channel,
  folder,
  store,
  token,
} from '../testing/release-server-world';
import { contractOf, filesOf, publishVersion } from '../testing/store-world';
import { Tokens } from '../tokens/tokens';

describe('a token for names that begin alike', () => {
  it('makes a new app of such a name, and no other', async () => {
    const text = await new Tokens(store).add(['team-*'], 'all teams', 'Asha');
    const teams = httpReleases(address, text);
    const contract = contractOf('team-a', '1.0.0');
    const upload = await built(contract, filesOf(contract));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/a.svg'), '<svg/>');
    const asset = { integrity: integrityOf('<svg/>'), bytes: 6 };
    await teams.publish({ ...upload, files: { ...upload.files, 'assets/a.svg': asset } });
    const { parts } = await teams.promote({ versions: { 'team-a': '1.0.0' }, channel, drops: [] });
    expect(parts).toMatchObject({ 'team-a': '1.0.0' });
    expect((await teams.status(channel)).parts.map(({ name }) => name)).toContain('team-a');
    await expect(teams.publish(await built(contractOf('catalog', '2.0.0')))).rejects.toThrow(
      'this token is for team-*, not for catalog',
    );
  });
});

describe('a token that is revoked in the middle of a publish', () => {
  it('stores nothing, and the team gets the reason', async () => {
    const tokens = new Tokens(store);
    const upload = await built(contractOf('catalog', '2.0.0'));
    const check = store.readPublication.bind(store);
    // The last look at the store, when all files have come.
    jest.spyOn(store, 'readPublication').mockImplementation(async (...names) => {
      const incoming = await readdir(path.join(store.folder, 'incoming')).catch(() => []);
      const [name = ''] = incoming;
      const come = name && (await readdir(path.join(store.folder, 'incoming', name)));
      if (come.length === 2) await tokens.revoke((await tokens.list())[0]?.id ?? '');
      return check(...names);
    });
    await expect(catalogTeam.publish(upload)).rejects.toThrow(
      'the token was revoked while this came; nothing was stored',
    );
    expect(store.hasVersion('catalog', '2.0.0')).toBe(false);
    expect(await check('catalog', '2.0.0')).toBeUndefined();
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
    await expect(catalogTeam.status(channel)).rejects.toThrow('the token is unknown or revoked');
  });
});

describe('a token is for its own apps', () => {
  const no = 'this token is for catalog, not for blog';

  it('in publishing', async () => {
    await expect(catalogTeam.publish(await built(contractOf('blog', '2.0.0')))).rejects.toThrow(no);
    expect(store.hasVersion('blog', '2.0.0')).toBe(false);
  });

  it('in promoting, rolling back and withdrawing', async () => {
    await publishVersion(store, contractOf('blog', '2.0.0'));
    const why = undefined;
    const versions = { catalog: '1.0.0', blog: '2.0.0' };
    await expect(catalogTeam.promote({ versions, channel, drops: [], why })).rejects.toThrow(no);
    await expect(catalogTeam.rollback({ apps: ['blog'], channel, why })).rejects.toThrow(no);
    const withdrawal = { name: 'blog', version: '1.0.0', channel, why };
    await expect(catalogTeam.withdraw(withdrawal)).rejects.toThrow(no);
  });

  it('and the whole release goes back only where nothing else would change', async () => {
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, by: 'Asha' }, async () => {});
    await expect(catalogTeam.rollback({ apps: [], channel })).rejects.toThrow(
      'the latest release changed blog too',
    );
  });
});

describe('a caller without a token', () => {
  const ask = (authorization?: string) =>
    fetch(`${address}/_release/status`, authorization ? { headers: { authorization } } : {});

  it('is refused before anything is read', async () => {
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 'the token is unknown or revoked' },
    ]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    await expect(httpReleases(address, undefined).log(1)).rejects.toThrow('set RELEASE_TOKEN');
  });

  it('does not read it in the message about a line break in it', async () => {
    await expect(httpReleases(address, 'release_4f\n1c').log(1)).rejects.toThrow(
      'RELEASE_TOKEN has a space or line break, which no token has',
    );
  });

  it('learns that an address with https answers http only', async () => {
    await expect(httpReleases(address.replace('http', 'https'), token).log(1)).rejects.toThrow(
      'does not answer: it may speak http, not https',
    );
  });

  it('is turned away when the token was revoked', async () => {
    const tokens = new Tokens(store);
    await tokens.revoke((await tokens.list())[0]?.id ?? '');
    await expect(catalogTeam.status(channel)).rejects.toThrow('the token is unknown or revoked');
  });

  it('does not lock out a team that has one: seven wrong tokens, then the right one passes', async () => {
    for (let count = 0; count < 7; count += 1) expect((await ask('Bearer x')).status).toBe(401);
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
  });
});
