import { readdirSync } from 'node:fs';
import { isServerPath } from '../release-set/server-paths';
import { createApp } from './app';
import { LiveRelease } from './release/live-release';
import { StoreOnDisk } from './release/testing/store-on-disk';
import { sampleSettings } from './testing/sample-site';

const store = new StoreOnDisk();
afterAll(() => store.remove());

/** Patterns of the routes that answer a GET, as they are printed: a branch of a tree on each line. */
function patterns(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', own = '', methods = ''] =
      /^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, own);
    return methods.includes('GET') ? [parents.join('').replace(/:at\([^)]*\)/, '1')] : [];
  });
}

it('the release gate knows what the server answers itself, but for files of the site', async () => {
  const elsewhere = 'http://127.0.0.1:9';
  const settings = sampleSettings({
    ...{ STORE_DIR: store.folder, API_URL: elsewhere, RELEASE_URL: elsewhere, INSPECT: '1' },
  });
  const app = createApp(settings, new LiveRelease(settings, () => undefined));
  await app.ready();
  const found = patterns(app.printRoutes());
  await app.close();
  expect(found).toContain('/page-data/:hash/*');
  const files = readdirSync(settings.publicFolder).map((file) => `/${file}`);
  const pages = found.filter((pattern) => !isServerPath(pattern) && !files.includes(pattern));
  expect(pages).toEqual(['/*']);
});
