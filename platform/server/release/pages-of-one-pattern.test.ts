import { RendererWorker } from '../renderer/renderer-worker';
import { sampleSettings } from '../testing/sample-site';
import { LiveRelease } from './live-release';
import { StoreOnDisk } from './testing/store-on-disk';

// Threads start slowly on a busy machine.
jest.setTimeout(30_000);

const store = new StoreOnDisk();
let current: LiveRelease;
beforeAll(async () => {
  const asksBlog = `if (owner === 'catalog') await this.load('blog').catch(() => undefined);`;
  store.breaks('1.0.0', { host: asksBlog });
  store.release('live', { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
  current = new LiveRelease(sampleSettings({ STORE_DIR: store.folder }), () => undefined);
  await current.start();
});
afterAll(async () => {
  await current.stop();
  store.remove();
});

/** @returns how often a worker was given the page */
async function tasksFor(path: string): Promise<number> {
  const run = jest.spyOn(RendererWorker.prototype, 'run').mockClear();
  const { reasons } = await current.get().render<'page'>({ kind: 'page', path });
  expect(reasons).toEqual([]);
  return run.mock.calls.length;
}

describe('pages of one pattern that show a widget of another remote', () => {
  it('are given to one worker once the first of them has asked for that remote', async () => {
    expect(await tasksFor('/products/tote')).toBe(2);
    expect(await tasksFor('/products/tote')).toBe(1);
    expect(await tasksFor('/products/wallet')).toBe(1);
    expect(await tasksFor('/products')).toBe(2);
  });
});
