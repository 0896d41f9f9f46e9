import { setTimeout as pause } from 'node:timers/promises';
import { hasPostgres } from '../../../../platform/commands/testing/own-postgres';
import { get } from '../caching-server';
import { openCopy } from '../cluster/copies';
import { cpuMsOfTree } from '../cluster/cpu-time';
import { openShopOnPostgres, type ShopOnPostgres } from '../cluster/shop-on-postgres';
import { newOrder } from '../cluster/traffic';
import { type Figure, figure, inTurn, repeat } from '../figures';
import type { Stage } from '../stage';
import { growCatalogue } from './grow-catalogue';
import { visitBytes } from './visit-bytes';

/** PRODUCTS=100,10000 measures those sizes. */
const sizes = (process.env.PRODUCTS || '100,10000,100000,1000000').split(',').map(Number);
const orderings = ['featured', 'price-low', 'price-high', 'newest'];
/** Requests of one kind. */
const count = 120;
/** The code of pages and queries is warm after so many. */
const warmUps = 40;
/** A storefront holds an answer of the API for a second, a page for two, a sitemap for 60, in ms. */
const settleMs = 2_500;
const sitemapMs = 61_000;

let asked = 0;
/** An address that no cache has seen. */
function unseen(path: string): string {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}bench=${asked}`;
}

/** One copy on PostgreSQL whose catalogue grows: CPU time of a page, its queries, a change, and what ends. */
export async function catalogue(stage: Stage): Promise<Figure[]> {
  if (!hasPostgres()) {
    stage.print('not measured: it needs the programs of PostgreSQL');
    return [];
  }
  const shop = await openShopOnPostgres(stage, sizes[0] ?? 100);
  const copy = await openCopy('catalogue', 1, shop.env);
  stage.atEnd(copy.end);
  const postmaster = Number.parseInt(await shop.ask("select pg_read_file('postmaster.pid')"), 10);
  /** Time and CPU time, for each of so many parts of the work. */
  const meter = async (parts: number, work: () => Promise<unknown>) => {
    const [ofCopy, ofDatabase, since] = [copy.cpuMs(), cpuMsOfTree(postmaster), performance.now()];
    await work();
    return {
      ms: (performance.now() - since) / parts,
      copyMs: (copy.cpuMs() - ofCopy) / parts,
      databaseMs: (cpuMsOfTree(postmaster) - ofDatabase) / parts,
    };
  };

  await visitPages(copy.url, await someSlugs(shop), warmUps);
  const slugs = await someSlugs(shop);
  const order = await meter(count, () => repeat(count, () => post(copy.url, slugs)));
  const idle = await meter(30, () => pause(30_000));
  const figures = [
    figure('an order: CPU of the copy', 'ms', order.copyMs),
    figure('an order: CPU of PostgreSQL', 'ms', order.databaseMs),
    figure('a copy without visitors: CPU of PostgreSQL in a second', 'ms', idle.databaseMs),
    ...(await visitBytes(copy.url, slugs)),
  ];

  for (const size of sizes) {
    const name = `${size.toLocaleString('en')} products`;
    stage.print(`  ${name}`);
    await growCatalogue(shop, size);
    await pause(sitemapMs);
    const sold = await someSlugs(shop);
    const list = `${copy.url}/api/auth/products/`;
    const part = (ordering: string, offset: number, category = '') =>
      `${list}?fields=card&page_size=24&ordering=${ordering}&offset=${offset}&category=${category}`;
    const categories = [
      '',
      ...(await shop.ask<string[]>('select array_agg(slug) from categories')),
    ];
    const recounts = await repeat(3, async () => {
      await shop.ask('update products set quantity = quantity where id = 1');
      await pause(settleMs);
      return meter(1, () => inTurn(categories, (one) => load(part('featured', 0, one))));
    });
    const lists = Array.from({ length: count / 2 }, (_, at) =>
      part(orderings[at % 4] ?? '', at + 1),
    );
    const products = sold.slice(0, count / 2).map((slug) => `${list}${slug}/`);
    const queries = [...lists, ...products];
    const query = await meter(queries.length, () => inTurn(queries, load));
    const page = await meter(count, () => visitPages(copy.url, sold, count));
    const lastPage = await meter(1, () =>
      load(unseen(`${copy.url}/products?page=${Math.ceil(size / 24)}`)),
    );
    const recountMs = recounts.map((one) => one.databaseMs);
    const filesMB = Number(await shop.ask('select pg_database_size(current_database())')) / 1e6;
    figures.push(
      figure(`${name}: a change, CPU of PostgreSQL to count again`, 'ms', ...recountMs),
      figure(`${name}: a change, first lists after it`, 'ms', ...recounts.map((one) => one.ms)),
      figure(`${name}: data of a page, CPU of PostgreSQL`, 'ms', query.databaseMs),
      figure(`${name}: a page, CPU of the copy`, 'ms', page.copyMs),
      figure(`${name}: a page, one at a time`, 'ms', page.ms),
      figure(`${name}: the last page of the list`, 'ms', lastPage.ms),
      figure(`${name}: PostgreSQL's files`, 'MB', filesMB),
      figure(`${name}: memory of the copy`, 'MB', copy.memoryMB()),
      await timedAnswer(`${name}: /sitemap.xml`, `${copy.url}/sitemap.xml`),
      await timedAnswer(`${name}: the first search`, unseen(`${copy.url}/products?q=wallet`)),
      await timedAnswer(`${name}: the next search`, unseen(`${copy.url}/products?q=tote`)),
      figure(`${name}: memory of the copy after searches`, 'MB', copy.memoryMB()),
    );
  }
  return figures;
}

const someSlugs = (shop: ShopOnPostgres): Promise<string[]> =>
  shop.ask(
    `select array_agg(slug) from (select slug from products order by random() limit ${count}) as chosen`,
  );

/** Of ten pages, two are the home page, four lists, four products. */
const visitPages = (url: string, slugs: readonly string[], pages: number) =>
  repeat(pages, (at) => {
    const product = `/products/${slugs[at % slugs.length]}`;
    const list = `/products?page=${1 + (at % 4)}&sort=${orderings[at % 3]}`;
    return load(url + unseen(['/', list, product, list, product][at % 5] ?? '/'));
  });

/** @throws when the answer is not 200 */
async function load(url: string): Promise<void> {
  const { status } = await get(url);
  if (status !== 200) throw new Error(`${url} was answered with ${status}`);
}

async function post(url: string, slugs: readonly string[]): Promise<void> {
  const { path, method, body } = newOrder(slugs);
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url + path, { method, body, headers });
  if (status !== 201) throw new Error(`an order was answered with ${status}`);
}

/** @returns how long an answer takes, with its status and size, or that none came within a minute */
async function timedAnswer(name: string, url: string): Promise<Figure> {
  const since = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    async (answer) => `${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`,
    () => 'no answer',
  );
  return { ...figure(name, 'ms', performance.now() - since), comparison: status };
}
