import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { hasPostgres, openOwnPostgres } from '../../../../platform/commands/testing/own-postgres';
import { get, timed } from '../caching-server';
import { type Figure, inTurn, median, repeat } from '../figures';
import { listProducts, startNode, typeScript } from '../shop';
import type { Stage } from '../stage';
import { importProducts } from './large-shop';
import { load } from './requests';

const [few, many] = [100, 50_000];
/** For cached answers. */
const loadRounds = 3;
const loadSeconds = 2;
/** How many times as much the large shop's may cost. */
const maxGrowth = 1.5;
const orders = ['featured', 'price-low', 'price-high', 'newest'];
/** Different pages of the list for each order; the small shop has no more. */
const offsets = Array.from({ length: 70 }, (_, offset) => offset);

/**
 * The API alone: a page of the list and a product, on each database. The small shop and the large
 * one run together and are asked in turn, so that the machine's other work meets both.
 */
export async function apiAnswers(folder: string, stage: Stage): Promise<Figure[]> {
  const databases = ['PGlite', ...(hasPostgres() ? ['PostgreSQL'] : [])];
  if (!hasPostgres()) stage.print('  API on PostgreSQL: not measured, it is not installed');
  const figures = await inTurn(databases, async (database) => {
    const small = await openApi(database, few, folder, stage);
    const large = await openApi(database, many, folder, stage);
    const compared = [
      ...(await compare(`API on ${database}, list`, small.pages, large.pages)),
      ...(await compare(`API on ${database}, product`, small.products, large.products)),
    ];
    await small.stop();
    await large.stop();
    return compared;
  });
  return figures.flat();
}

/** Starts an API, with addresses to ask for one time each, so that none of them is in a cache. */
async function openApi(database: string, count: number, folder: string, { atEnd, print }: Stage) {
  const postgres = database === 'PostgreSQL' ? await openOwnPostgres() : undefined;
  if (postgres) atEnd(postgres.stop);
  print(`  API on ${database} with ${count} products`);
  const env = {
    DATA_DIR: path.join(folder, `api-${database}-${count}`),
    DATABASE_URL: postgres?.url ?? '',
    // For PostgreSQL the API asks for one that cannot be guessed.
    SECRET_KEY: randomBytes(32).toString('hex'),
  };
  await importProducts(folder, count, env);
  const api = await startNode([typeScript, 'api/src/server.ts'], /^API listening on (\S+)/, env);
  const list = `${api.found}/api/auth/products/`;
  // Measured answers are in no cache, but the code is warm.
  await repeat(60, (limit) => get(`${list}?fields=card&limit=${limit + 1}`));
  const products = (await listProducts(api.found)).slice(0, offsets.length);
  return {
    pages: orders.flatMap((order) =>
      offsets.map((at) => `${list}?fields=card&ordering=${order}&offset=${at}&page_size=24`),
    ),
    products: products.map(({ slug }) => `${list}${slug}/`),
    stop: api.end,
  };
}

/** @param small addresses of the small shop's answers; `large`: as many of the large shop's */
async function compare(
  name: string,
  small: readonly string[],
  large: readonly string[],
): Promise<Figure[]> {
  const ofBoth = async (measure: (url: string) => Promise<number>, at = 0) => ({
    small: await measure(small[at] ?? ''),
    large: await measure(large[at] ?? ''),
  });
  const uncached = await repeat(large.length, (at) => ofBoth(timed, at));
  const cached = await repeat(loadRounds, () =>
    ofBoth(async (url) => (await load(url, loadSeconds)).perSecond),
  );
  const figures = (how: string, unit: Figure['unit'], pairs: typeof cached): Figure[] => [
    {
      name: `${name}, ${how}`,
      unit,
      samples: pairs.map(({ large }) => large),
      comparison: `${median(pairs.map(({ small }) => small)).toFixed(1)} with ${few} products`,
    },
    {
      name: `${name}, ${how}: what ${many.toLocaleString('en')} products cost of ${few}`,
      unit: 'ratio',
      samples: pairs.map(({ small, large }) => (unit === 'ms' ? large / small : small / large)),
      atMost: maxGrowth,
    },
  ];
  return [...figures('not cached', 'ms', uncached), ...figures('from the cache', 'per s', cached)];
}
