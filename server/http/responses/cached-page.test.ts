import { brotliDecompressSync } from 'node:zlib';
import { CachedPage } from './cached-page';

const body = Array.from({ length: 300 }, (_, at) => `<li>${Math.sin(at)} bag</li>`).join('');
const render = () => new CachedPage({ status: 200, headers: {}, body });
const bytes = async () => (await render().body('br')).length;

describe('a page that is rendered again', () => {
  it('comes compressed better once it is known to stay the same', async () => {
    const first = await bytes();
    let now = first;
    while (now === first) {
      await new Promise(setImmediate);
      now = await bytes();
    }
    expect(now).toBeLessThan(first);
    expect(brotliDecompressSync(await render().body('br')).toString()).toBe(body);
  });

  it('keeps its other forms apart', async () => {
    expect((await render().body('identity')).toString()).toBe(body);
  });
});
