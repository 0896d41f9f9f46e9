import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';
import { get, timed } from '../caching-server';
import { type Figure, median } from '../figures';
import { hasPostgres, openPostgres } from '../postgres';
import { listProducts, root } from '../shop';
import type { Stage } from '../stage';
import { importProducts } from './large-shop';
import { load } from './requests';

/** For PostgreSQL the API asks for one that cannot be guessed. */
const secret = randomBytes(32).toString('hex');

const counts = [100, 50_000] as const;
/** For cached answers. */
const loadRounds = 3;
const loadSeconds = 2;
/** How many times as much the large shop's may cost. */
const maxGrowth = 1.5;
const orders = ['featured', 'price-low', 'price-high', 'newest'];
/** Different pages of the list for each order; the small shop has no more. */
const offsets = Array.from({ length: 70 }, (_, offset) => offset);

/** An API that runs, and the requests to it: each address one time, so that it is in no cache. */
interface Api {
  urls: Readonly<Record<'list' | 'product', readonly string[]>>;
  stop(): Promise<void>;
}

/**
 * The API alone: a page of the list and a product, on each database. The small shop and the large
 * one run together and are asked in turn, so that the machine's other work meets both.
 */
export async function apiAnswers(folder: string, { print, atEnd }: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const database of ['PGlite', 'PostgreSQL']) {
    if (database === 'PostgreSQL' && !hasPostgres()) {
      print('  API on PostgreSQL: not measured, it is not installed');
      continue;
    }
    const openApi = async (count: number): Promise<Api> => {
      print(`  API on ${database} with ${count} products`);
      const postgres = database === 'PostgreSQL' ? await openPostgres() : undefined;
      if (postgres) atEnd(postgres.stop);
      const env = {
        DATA_DIR: path.join(folder, `api-${database}-${count}`),
        DATABASE_URL: postgres?.url ?? '',
      };
      await importProducts(folder, count, env);
      return startApi(env);
    };
    const small = await openApi(counts[0]);
    const large = await openApi(counts[1]);
    for (const what of ['list', 'product'] as const) {
      figures.push(
        ...(await compare(`API on ${database}, ${what}`, small.urls[what], large.urls[what])),
      );
    }
    await small.stop();
    await large.stop();
  }
  return figures;
}

async function startApi(env: Record<string, string>): Promise<Api> {
  const { found, end } = await startChild(
    process.execPath,
    ['platform/commands/start/program.mjs', 'api/src/server.ts'],
    {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(await freePort()), SECRET_KEY: secret },
      ready: /^API listening on (\S+)/,
      timeoutMs: 60_000,
      detached: true,
    },
  );
  const list = `${found}/api/auth/products/`;
  // Measured answers are in no cache, but the code is warm.
  for (let limit = 1; limit < 60; limit += 1) await get(`${list}?fields=card&limit=${limit}`);
  const products = (await listProducts(found)).slice(0, offsets.length);
  const pages = orders.flatMap((order) =>
    offsets.map((offset) => `${list}?fields=card&ordering=${order}&offset=${offset}&page_size=24`),
  );
  return {
    urls: { list: pages, product: products.map(({ slug }) => `${list}${slug}/`) },
    stop: end,
  };
}

async function compare(
  name: string,
  small: readonly string[],
  large: readonly string[],
): Promise<Figure[]> {
  const uncached = { small: [] as number[], large: [] as number[] };
  for (const [at, url] of large.entries()) {
    uncached.small.push(await timed(small[at] ?? ''));
    uncached.large.push(await timed(url));
  }
  const cached = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < loadRounds; round += 1) {
    cached.small.push((await load(small[0] ?? '', loadSeconds)).perSecond);
    cached.large.push((await load(large[0] ?? '', loadSeconds)).perSecond);
  }
  const [from, to] = counts.map((count) => count.toLocaleString('en'));
  const row = (
    how: string,
    unit: Figure['unit'],
    of: typeof cached,
    more: readonly number[],
    less: readonly number[],
  ): Figure[] => [
    {
      name: `${name}, ${how}`,
      unit,
      samples: of.large,
      comparison: `${median(of.small).toFixed(1)} with ${from} products`,
    },
    {
      name: `${name}, ${how}: what ${to} products cost of ${from}`,
      unit: 'ratio',
      samples: more.map((value, at) => value / (less[at] ?? value)),
      limit: { atMost: maxGrowth },
    },
  ];
  return [
    ...row('not cached', 'ms', uncached, uncached.large, uncached.small),
    ...row('from the cache', 'per s', cached, cached.small, cached.large),
  ];
}
