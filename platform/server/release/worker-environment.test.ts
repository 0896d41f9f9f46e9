import { sampleSettings } from '../testing/sample-site';
import { LiveRelease } from './live-release';
import { StoreOnDisk } from './testing/store-on-disk';

// Threads start slowly on a busy machine.
jest.setTimeout(30_000);

const store = new StoreOnDisk();
let current: LiveRelease;
beforeAll(async () => {
  store.breaks('1.0.0', {
    draw: `throw new Error(JSON.stringify(process.env))`,
  });
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  current = new LiveRelease(sampleSettings({ STORE_DIR: store.folder }), () => undefined);
  await current.start();
});
afterAll(async () => {
  await current.stop();
  store.remove();
});

it('code of an app does not see the variables of the server, and sees how it is to run', async () => {
  // Those of the process; jest gives its tests a copy, which a worker does not get.
  const { reasons } = await current.get().render<'page'>({ kind: 'page', path: '/products' });
  const { NODE_ENV, NODE_COMPILE_CACHE, TZ, LANG } = process.env;
  const seen: unknown = JSON.parse(/\{.*\}/.exec(reasons.join())?.[0] ?? '');
  expect(seen).toEqual(JSON.parse(JSON.stringify({ NODE_ENV, NODE_COMPILE_CACHE, TZ, LANG })));
});
