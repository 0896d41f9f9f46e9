import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders } from '../../apps.cjs';
import shared from '../../shared/package.json';
import { platform } from './platform';

/** Subpaths that the host provides to no remote: types, tests, what only the server uses, what each app bundles. */
const notForRemotes = [
  './contract',
  './contract/typed-text',
  './default-config',
  './embed',
  './entities/bundled',
  './html-server',
  './release/*',
  './router-server',
  './testing',
  './ui/bundled',
];

describe('the platform', () => {
  it('hands out every subpath of the shared package that a remote may import', () => {
    const subpaths = Object.keys(shared.exports).filter((path) => !notForRemotes.includes(path));
    const handedOut = Object.keys(platform).filter((name) => name.startsWith('@shop/shared/'));
    expect(handedOut.sort()).toEqual(
      subpaths.map((path) => path.replace('.', '@shop/shared')).sort(),
    );
  });

  it('does not bring the contract and its schemas, 10 kB, into the first script', () => {
    const folders = ['shared', ...Object.values(appFolders)];
    const files = folders.flatMap((folder) => {
      const dir = path.resolve(__dirname, '../..', folder, 'src');
      return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(dir, file),
      );
    });
    const sources = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/contract\//.test(file),
    );
    const value = /^(?:import|export) (?!type)[^;]*? from '@shop\/shared\/contract';/m;
    expect(sources.filter((file) => value.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
