import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import library from 'federated-site/package.json';
import { appFolders } from 'federated-site/site-folder';
import shared from '../../shared/package.json';
import olderNames from './older-names.json';
import { platform } from './platform';
import { platform as onServer } from './server-platform';

/** Subpaths that the host provides to no remote: types, tests, what only the server uses, what each app bundles. */
const notForRemotes = [
  '@shop/shared/config/claims',
  '@shop/shared/contract',
  '@shop/shared/contract/color-key',
  '@shop/shared/contract/order-limits',
  '@shop/shared/contract/picture-limits',
  '@shop/shared/contract/typed-text',
  '@shop/shared/default-config',
  '@shop/shared/entities/bundled',
  '@shop/shared/format/bundled',
  '@shop/shared/testing',
  '@shop/shared/ui/bundled',
  'federated-site/browser',
  'federated-site/browser/boot',
  'federated-site/build',
  'federated-site/embed',
  'federated-site/embed-builder',
  'federated-site/embed/loader',
  'federated-site/html-server',
  'federated-site/html/clean-text',
  'federated-site/html/media-url',
  'federated-site/lint/css-support',
  'federated-site/objects',
  'federated-site/observe',
  'federated-site/package.json',
  'federated-site/postgres',
  'federated-site/release/*',
  'federated-site/rendering',
  'federated-site/router-server',
  'federated-site/routes',
  'federated-site/shared-modules',
  'federated-site/testing/api',
  'federated-site/testing/color',
  'federated-site/testing/console',
  'federated-site/testing/html',
  'federated-site/testing/jest/*',
  'federated-site/server',
  'federated-site/site-folder',
  'federated-site/testing/pages',
  'federated-site/testing/release',
  'federated-site/testing/server',
];

describe('the platform', () => {
  it('hands out every subpath of the shared packages that a remote may import', () => {
    const subpaths = [shared, library].flatMap(({ name, exports }) =>
      Object.keys(exports).map((subpath) => subpath.replace('.', name)),
    );
    const handedOut = Object.keys(platform).filter((name) =>
      /^@shop\/|^federated-site\//.test(name),
    );
    expect(handedOut.sort()).toEqual(
      subpaths.filter((subpath) => !notForRemotes.includes(subpath)).sort(),
    );
  });

  it.each(Object.entries(olderNames))('hands out %s to older remotes: it is %s', (older, name) => {
    expect(onServer[older]).toBeDefined();
    expect(onServer[older]).toBe(platform[name]);
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
