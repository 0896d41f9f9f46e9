import shared from '../../shared/package.json';
import { platform } from './platform';

/** Subpaths that the host provides to no remote: types, tests, what only the server uses, what each app bundles. */
const notForRemotes = [
  './contract',
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
});
