import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Metrics, type Sample } from 'federated-site/observe';
import { LRUCache } from 'lru-cache';
import type { OpenedDatabase } from './db/open-database';
import type { ReplyCache } from './replies/reply-cache';
import { countOrders, orderStatuses } from './repositories/orders-repository';

/** Orders are counted at most once in this time, in ms; scrapes in between get the last count. */
const ordersMaxAgeMs = 10_000;
/** Metrics wait no longer for a database that is slow, in ms. */
const ordersTimeoutMs = 1_000;

interface Measured extends Pick<OpenedDatabase, 'db' | 'pools'> {
  app: FastifyInstance;
  cache: Pick<ReplyCache, 'counts'>;
}

/** What the API measures; docs/observability.md lists it. */
export async function openMetrics({ app, cache, db, pools }: Measured): Promise<Metrics> {
  const metrics = await Metrics.open('api');
  metrics.requests(app, routeClass);
  metrics.cacheCounts(() => [['replies', cache.counts]]);
  metrics.read(
    'database_pool',
    'Connections of a pool to the database, and requests that wait for one.',
    ['area', 'state'],
    () =>
      [...pools].flatMap(([area, pool]): Sample[] => [
        [{ area, state: 'idle' }, pool.idleCount],
        [{ area, state: 'open' }, pool.totalCount],
        [{ area, state: 'waiting' }, pool.waitingCount],
        [{ area, state: 'max' }, pool.options.max],
      ]),
  );
  const orders = new LRUCache<'counts', Sample[]>({
    max: 1,
    ttl: ordersMaxAgeMs,
    fetchMethod: async () => {
      const counts = new Map((await countOrders(db)).map(({ status, count }) => [status, count]));
      return orderStatuses.map((status) => [{ status }, Number(counts.get(status) ?? 0)]);
    },
  });
  metrics.read('orders', 'Orders by their status.', ['status'], () => {
    const late = delay<Sample[]>(ordersTimeoutMs, [], { ref: false });
    return Promise.race([orders.forceFetch('counts'), late]);
  });
  return metrics;
}

/** `products` of `/api/auth/products/:slug/`; `other` for addresses outside the API. */
const routeClass = (pattern = ''): string =>
  /^\/api\/auth\/([a-z-]+)/.exec(pattern)?.[1] ??
  (pattern.startsWith('/media') ? 'media' : 'other');
