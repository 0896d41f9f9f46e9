import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { get, timed } from './caching-server';
import { cpuMsOf } from './cluster/cpu-time';
import { type Figure, figure, inTurn, median, repeat } from './figures';
import { requests } from './scale/requests';
import { listProducts } from './shop';
import type { Stage } from './stage';

const rounds = 25;
/** Left out: the first renderings load code. */
const warmUps = 5;

/** For CPU time: pages of a sample, and how many are asked for at a time. */
const cpuPages = 100;
const cpuLanes = 4;
const cpuSamples = 5;

/**
 * How long a page takes that is in no cache, the CPU time for it, and how much it sends; then how
 * many of the same page the cache gives per second.
 */
export async function ssr({ shopUrl }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const [product] = await listProducts(url);
  const [list, productPage] = ['/products', `/products/${product?.slug}`];
  const pages = ['/', list, productPage, '/no-such-page'];
  return [
    ...(await inTurn(pages, (page) => pageFigures(url, page))).flat(),
    ...(await cpuFigures(url, list, 8)),
    ...(await cpuFigures(url, productPage, 6)),
    ...(await requests(url, [list, productPage], 0.7)),
  ];
}

async function pageFigures(url: string, page: string): Promise<Figure[]> {
  const times = await repeat(warmUps + rounds, async (round) => {
    // The server caches a page by its address, query included.
    const address = `${url}${page}?bench=${round}`;
    return { rendered: await timed(address), cached: await timed(address) };
  });
  const counted = times.slice(warmUps);
  const { body } = await get(url + page);
  const html = await promisify(brotliDecompress)(body);
  return [
    {
      ...figure(`${page} rendered and sent`, 'ms', ...counted.map(({ rendered }) => rendered)),
      comparison: `from the cache ${median(counted.map(({ cached }) => cached)).toFixed(1)} ms`,
    },
    {
      ...figure(`${page} HTML`, 'kB', html.length / 1000),
      comparison: `on the line ${(body.length / 1000).toFixed(1)} kB`,
    },
  ];
}

/** User and system time of the storefront and its renderer workers; nothing where there is no /proc. */
async function cpuFigures(url: string, page: string, atMost: number): Promise<Figure[]> {
  const pid = storefrontAt(new URL(url).port);
  if (!pid) return [];
  const [, ...samples] = await repeat(1 + cpuSamples, async (sample) => {
    const since = cpuMsOf(pid);
    const lane = (from: number) =>
      repeat(cpuPages / cpuLanes, (at) => get(`${url}${page}?cpu=${sample}-${from}-${at}`));
    await Promise.all(Array.from({ length: cpuLanes }, (_, from) => lane(from)));
    return (cpuMsOf(pid) - since) / cpuPages;
  });
  return [{ ...figure(`${page} CPU time for a page`, 'ms', ...samples), atMost }];
}

/** @returns process id of the storefront that listens on a port of this machine */
function storefrontAt(port: string): string | undefined {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter(Number) : [];
  return pids.find(
    (pid) =>
      read(pid, 'cmdline').includes('host/site/server.ts') &&
      read(pid, 'environ').split('\0').includes(`PORT=${port}`),
  );
}
