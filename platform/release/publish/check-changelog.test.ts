import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appFolders } from '../apps';
import { checkChangelog, checkFolder } from './check-changelog';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'app-'));
  await writeFile(path.join(folder, 'package.json'), '{ "version": "1.2.0" }');
});
afterEach(() => rm(folder, { recursive: true }));

const check = async (changelog: string, version?: string) => {
  await writeFile(path.join(folder, 'CHANGELOG.md'), changelog);
  return checkFolder(folder, version);
};

describe('a version is published when its changelog says what it brings', () => {
  it('below its heading', async () => {
    await check('# Changes\n\n## 1.2.0\n\nCollections.\n\n## 1.1.0\n\nA typo.\n');
    await check('# Changes\n\n## 1.2.0 (2026-11-20)\n- Collections.');
  });

  it.each([
    ['other versions only', '# Changes\n\n## 1.1.0\n\nA typo.\n\n## 1.2.0-rc\n\nHm.\n'],
    ['a heading and nothing below', '# Changes\n\n## 1.2.0\n\n## 1.1.0\n\nA typo.\n'],
    ['nothing', ''],
  ])('and refused with %s', async (_what, changelog) => {
    await expect(check(changelog)).rejects.toThrow(
      /CHANGELOG\.md does not say what 1\.2\.0 brings/,
    );
  });

  it('by the number that it is published with, whatever package.json says', async () => {
    const changelog = '# Changes\n\n## 1.2.0\n\nCollections.\n';
    await check(changelog, '1.2.0-3f2a9c1e');
    await expect(check(changelog, '1.2.5')).rejects.toThrow(
      /CHANGELOG\.md does not say what 1\.2\.5 brings/,
    );
  });

  it('and refused without one', async () => {
    await expect(checkFolder(folder)).rejects.toThrow('does not say what 1.2.0 brings');
  });
});

it.each(Object.keys(appFolders))('the changelog of %s is in order', async (name) => {
  await checkChangelog(name);
});
