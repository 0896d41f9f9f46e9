import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appFolder, appFolders } from '../../apps';
import { readSourceContract } from './source-contract';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'app-'));
});
afterEach(() => rm(folder, { recursive: true }));

const state = async (contract: unknown) => {
  await writeFile(path.join(folder, 'contract.json'), JSON.stringify(contract));
  return readSourceContract(folder);
};
const good = { name: 'blog', platform: '^1.0.0', paths: ['/blogs', '/blog/:slug'] };

describe('a contract.json', () => {
  it('states name, platform and paths, entries of the menu, and a budget if the team keeps one', async () => {
    expect(await state(good)).toEqual(good);
    const both = { ...good, platform: '^1.0.0 || ^2.0.0' };
    expect(await state(both)).toEqual(both);
    const more = { navigation: [{ path: '/blogs', label: 'Blogs' }], budget: 40 };
    expect(await state({ ...good, ...more })).toEqual({ ...good, ...more });
  });

  it.each([
    [null, 'contract.json: "name" is missing'],
    [{ ...good, widgets: [] }, '"widgets" is not stated here'],
    [{ ...good, name: 7 }, 'contract.json: "name" must be string; it is the app’s name'],
    [{ ...good, platform: 'new' }, '"platform" is a range of versions'],
    [{ ...good, paths: ['blogs'] }, '"paths.0" must match pattern "^/\\S*$"; it is path patterns'],
    [
      { ...good, navigation: [{ path: '/blogs' }] },
      'contract.json: "navigation.0.label" is missing',
    ],
    [{ ...good, budget: 0 }, '"budget" must be > 0; it is most that its browser scripts may weigh'],
  ])('%j is refused: %s', async (contract, reason) => {
    await expect(state(contract)).rejects.toThrow(reason);
  });

  it('of each remote here is in order', async () => {
    for (const name of Object.keys(appFolders).filter((one) => one !== 'host')) {
      expect((await readSourceContract(appFolder(name)))?.name).toBe(name);
    }
  });
});
