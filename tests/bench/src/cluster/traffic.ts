import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { get } from '../caching-server';
import { type Figure, figure } from '../figures';
import { listProducts } from '../shop';

/** An answer, or `status` 0 for none. */
export interface Sample {
  /** when it came, by `performance.now()` */
  at: number;
  ms: number;
  status: number;
}

/** What visitors ask for. */
export interface Site {
  slugs: readonly string[];
  /** scripts, styles and pictures of a list and a product */
  files: readonly string[];
}

/** @param url of one copy, whose pages name the same files as those of the others */
export async function readSite(url: string): Promise<Site> {
  const slugs = (await listProducts(url)).map(({ slug }) => slug);
  const pages = await Promise.all(
    ['/products', `/products/${slugs[0]}`].map((page) => fetch(url + page).then((a) => a.text())),
  );
  const named = pages.flatMap((html) => html.match(/\/(?:remotes|media)\/[\w./-]+\.\w+/g) ?? []);
  const files = [...new Set(named)];
  // What only looks like an address is left out.
  const found = await Promise.all(files.map(async (file) => (await get(url + file)).status));
  return { slugs, files: files.filter((_, at) => found[at] === 200) };
}

export interface Traffic {
  samples: Sample[];
  /** keys of orders that were answered with 201 */
  orders: string[];
  /** answers that a cache in front gave */
  hits: number;
  /** Resolves after the last answer. */
  done: Promise<unknown>;
  stop: () => void;
}

/** Alphabet of an order's key (`docs/ordering.md`). */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const pick = <One>(all: readonly One[]): One => all[randomInt(all.length)] as One;

/** A request of a visit: of 20, 4 are lists, 6 products, 1 home, 2 searches, 6 files, 1 an order. */
function nextRequest({ slugs, files }: Site): { path: string; key?: string } {
  const kind = randomInt(20);
  if (kind < 4)
    return { path: pick(['/products', '/products?sort=price-low', '/products?page=2']) };
  if (kind < 10) return { path: `/products/${pick(slugs)}` };
  if (kind < 11) return { path: '/' };
  if (kind < 13) return { path: `/products?q=${pick(slugs).split('-')[0]}` };
  if (kind < 19) return { path: pick(files) };
  return newOrder(slugs);
}

/** A request that stores an order, and the order's key. */
export function newOrder(slugs: readonly string[]) {
  const key = Array.from({ length: 20 }, () => pick([...letters])).join('');
  const items = [{ product: pick(slugs), quantity: randomInt(1, 4) }];
  const body = JSON.stringify({ key, items });
  return { method: 'POST' as const, path: '/api/auth/orders/', body, key };
}

/**
 * Visits a site with mixed requests until `stop` or the end, each from an address of its own.
 * @param perSecond requests; without it each connection asks again as soon as it has its answer
 */
export function visit(
  url: string,
  site: Site,
  limits: { seconds: number; connections: number; perSecond?: number },
): Traffic {
  const traffic: Omit<Traffic, 'done' | 'stop'> = { samples: [], orders: [], hits: 0 };
  const { seconds, connections, perSecond } = limits;
  const instance = autocannon(
    {
      ...{ url, connections, duration: seconds, timeout: 10 },
      ...(perSecond && { overallRate: perSecond }),
      requests: [
        {
          setupRequest(request, context) {
            const { key, ...next } = nextRequest(site);
            Object.assign(context, { key });
            const headers = {
              'accept-encoding': 'br',
              'content-type': 'application/json',
              'x-forwarded-for': [10, ...Array.from({ length: 3 }, () => randomInt(256))].join('.'),
            };
            return { ...request, method: 'GET', body: '', ...next, headers };
          },
          onResponse(status, _body, context, headers) {
            const { key } = context as { key?: string };
            if (key && status === 201) traffic.orders.push(key);
            if (isHit(headers ?? {})) traffic.hits += 1;
          },
        },
      ],
    },
    () => undefined,
  );
  const note = (status: number, ms: number) =>
    traffic.samples.push({ at: performance.now(), ms, status });
  instance.on('response', (_client, status, _bytes, ms) => note(status, ms));
  instance.on('reqError', () => note(0, 0));
  const done = new Promise((resolve) => instance.once('done', resolve));
  return Object.assign(traffic, { done, stop: () => instance.stop() });
}

/** Varnish names two transactions in an answer of its cache; headers have the letters that it sent. */
const isHit = (headers: object): boolean =>
  Object.entries(headers).some(([name, value]) => /^x-varnish$/i.test(name) && /\d \d/.test(value));

export const isError = ({ status }: Sample): boolean => status === 0 || status >= 400;

/** The time, in ms, within which a share of the answers came: 0.99 is all but the slowest of 100. */
function quantile(samples: readonly Sample[], share: number): number {
  const sorted = samples.filter((sample) => !isError(sample)).map(({ ms }) => ms);
  sorted.sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Of visits: how many requests failed and how, p50 and p99. */
export function visitors(name: string, samples: readonly Sample[]): Figure[] {
  const failed = samples.filter(isError);
  const statuses = [...new Set(failed.map(({ status }) => status))];
  const each = statuses.map((one) => {
    const times = failed.filter(({ status }) => status === one).length;
    return `${one || 'no answer'}: ${times}`;
  });
  return [
    {
      ...figure(`${name}: requests that failed, of ${samples.length}`, 'count', failed.length),
      comparison: each.join(', '),
    },
    figure(`${name}: p50`, 'ms', quantile(samples, 0.5)),
    figure(`${name}: p99`, 'ms', quantile(samples, 0.99)),
  ];
}
