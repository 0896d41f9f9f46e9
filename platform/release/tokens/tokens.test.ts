import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseCommand } from '../../release-set/site-command';
import type { FolderStore } from '../store/folder-store';
import { newStore, removeStore } from '../testing/store-world';
import { isOneOf, Tokens } from './tokens';

let store: FolderStore;
let tokens: Tokens;
beforeEach(async () => {
  store = await newStore();
  tokens = new Tokens(store);
});
afterEach(() => removeStore(store));

describe('a team’s token', () => {
  it('is known again, with its name and its apps', async () => {
    const text = await tokens.add(['catalog'], 'catalogue team', 'Asha');
    expect(await tokens.find(text)).toMatchObject({ name: 'catalogue team', parts: ['catalog'] });
  });

  it('is not in the store: only its hash is, readable by its owner alone', async () => {
    const text = await tokens.add(['catalog'], 'catalogue team', 'Asha');
    const secret = text.slice('release_0123456789ab_'.length);
    expect(secret).toHaveLength(43);
    const folder = path.join(store.folder, 'tokens');
    for (const name of await readdir(folder)) {
      expect(await readFile(path.join(folder, name), 'utf8')).not.toContain(secret);
      expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
    }
    expect(JSON.stringify(await tokens.list())).not.toMatch(/hash/);
  });

  it('is not known when a letter is another, or another’s secret is in it', async () => {
    const text = await tokens.add(['catalog'], 'catalogue team', 'Asha');
    const other = await tokens.add(['blog'], 'blog team', 'Asha');
    const last = text.endsWith('A') ? 'B' : 'A';
    expect(await tokens.find(text.slice(0, -1) + last)).toBeUndefined();
    expect(await tokens.find(text.slice(0, 20) + other.slice(20))).toBeUndefined();
    expect(await tokens.find('')).toBeUndefined();
    expect(await tokens.find('release_../../x_')).toBeUndefined();
  });

  it('ends when it is revoked, and stays in the list', async () => {
    const text = await tokens.add(['catalog'], 'catalogue team', 'Asha');
    const [{ id = '' } = {}] = await tokens.list();
    await tokens.revoke(id);
    expect(await tokens.find(text)).toBeUndefined();
    expect(await tokens.list()).toMatchObject([{ id, revoked: expect.any(String) }]);
    await expect(tokens.revoke('0123456789ab')).rejects.toThrow(
      `there is no token 0123456789ab; see: ${releaseCommand('token list')}`,
    );
  });

  it('is for names of apps, and for all whose name begins so; never so for the host', () => {
    expect(isOneOf(['reviews', 'team-*'], 'reviews')).toBe(true);
    expect(isOneOf(['reviews', 'team-*'], 'team-a')).toBe(true);
    expect(isOneOf(['reviews', 'team-*'], 'reviews-b')).toBe(false);
    expect(isOneOf(['reviews', 'team-*'], 'team')).toBe(false);
    expect(isOneOf(['h*'], 'host')).toBe(false);
    expect(isOneOf(['host'], 'host')).toBe(true);
  });

  it('is for an app that can exist, and for one at least', async () => {
    await expect(tokens.add(['../host'], 'x', 'Asha')).rejects.toThrow('is no name of an app');
    for (const pattern of ['*', 'a*b', 'Team-*']) {
      await expect(tokens.add([pattern], 'x', 'Asha')).rejects.toThrow('is no name of an app');
    }
    await expect(tokens.add([], 'x', 'Asha')).rejects.toThrow('at least one app');
  });
});
