import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformFile } from './root.mjs';

/** A folder with the platform as an installed package. */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-folder-')));
const build = path.join(folder, 'node_modules/federated-site/build');
beforeAll(() => {
  mkdirSync(build, { recursive: true });
  mkdirSync(path.join(folder, 'notices-mf/src'), { recursive: true });
  writeFileSync(path.join(folder, 'notices-mf/package.json'), '{}');
  cpSync(platformFile('build/site-folder.js'), path.join(build, 'site-folder.js'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const load = () =>
  spawnSync(
    process.execPath,
    ['-p', `JSON.stringify(require(${JSON.stringify(path.join(build, 'site-folder.js'))}))`],
    { cwd: path.join(folder, 'notices-mf/src'), encoding: 'utf8' },
  );

it('without webpack.common.js no folder is a site, and there is a message that says so', () => {
  expect(JSON.parse(load().stdout)).toMatchObject({
    hasSite: false,
    root: path.join(folder, 'notices-mf/src'),
    noSite: expect.stringContaining('notices-mf/src or above it: no webpack.common.js'),
    appFolders: {},
  });
});

it('a site is found from any folder in it, with its apps', () => {
  writeFileSync(path.join(folder, 'webpack.common.js'), '');
  expect(JSON.parse(load().stdout)).toMatchObject({
    hasSite: true,
    root: folder,
  });
  expect(JSON.parse(load().stdout).appFolders).toEqual({ notices: 'notices-mf' });
  mkdirSync(path.join(folder, 'host'));
  writeFileSync(path.join(folder, 'host/package.json'), '{}');
  expect(JSON.parse(load().stdout).appFolders).toEqual({ host: 'host', notices: 'notices-mf' });
});
