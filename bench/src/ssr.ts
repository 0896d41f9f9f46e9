import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { get } from './caching-server';
import { type Figure, median } from './figures';
import { listProducts } from './shop';
import type { Stage } from './stage';

const rounds = 25;
/** Left out: the first renderings load code. */
const warmUps = 5;

/** How long a page takes that is in no cache, and how much it sends. */
export async function ssr({ shopUrl }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const [product] = await listProducts(url);
  const pages = ['/', '/products', `/products/${product?.slug}`, '/no-such-page'];
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await pageFigures(url, page)));
  return figures;
}

async function pageFigures(url: string, page: string): Promise<Figure[]> {
  const rendered: number[] = [];
  const cached: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    // The server caches a page by its address, query included.
    const address = `${url}${page}?bench=${round}`;
    const first = await timed(address);
    const second = await timed(address);
    if (round < 0) continue;
    rendered.push(first);
    cached.push(second);
  }
  const { body } = await get(url + page);
  const html = await promisify(brotliDecompress)(body);
  return [
    {
      name: `${page} rendered and sent`,
      unit: 'ms',
      samples: rendered,
      beside: `from the cache ${median(cached).toFixed(1)} ms`,
    },
    {
      name: `${page} HTML`,
      unit: 'kB',
      samples: [html.length / 1000],
      beside: `on the line ${(body.length / 1000).toFixed(1)} kB`,
    },
  ];
}

async function timed(url: string): Promise<number> {
  const since = performance.now();
  await get(url);
  return performance.now() - since;
}
