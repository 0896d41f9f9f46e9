import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { messageOf } from '../async';

type Labels = Readonly<Record<string, string>>;

/** A value with its labels. */
export type Sample = readonly [labels: Labels, value: number];

/** What a cache counts of itself. */
export interface CacheCounts {
  hits: number;
  misses: number;
  readonly size: number;
}

/** Bounds of durations, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics of one process for Prometheus. Labels have few values, which the code names: never what
 * a visitor sends. The library is loaded when metrics are opened, so that a server without them
 * starts as fast as ever.
 */
export class Metrics {
  private constructor(
    private readonly prom: typeof import('prom-client'),
    private readonly prefix: string,
    private readonly register: Registry,
  ) {}

  /** @param prefix of all names but those of Node's own metrics, `process_…` and `nodejs_…` */
  static async open(prefix: string): Promise<Metrics> {
    const prom = await import('prom-client');
    const register = new prom.Registry();
    prom.collectDefaultMetrics({ register });
    return new Metrics(prom, prefix, register);
  }

  /** Durations in seconds; their count is the number of events. */
  durations<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    const { prefix, register } = this;
    return new this.prom.Histogram({
      ...{ name: `${prefix}_${name}`, help, labelNames, buckets, registers: [register] },
    });
  }

  /**
   * Values that are read at each scrape: a counter, when the name ends with `_total`, else a gauge.
   * @param read what cannot be read at the moment is left out
   */
  read(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Iterable<Sample> | Promise<Iterable<Sample>>,
  ): void {
    const samples = async () => read();
    const Metric = name.endsWith('_total') ? this.prom.Counter : this.prom.Gauge;
    const metric: Counter | Gauge = new Metric({
      ...{ name: `${this.prefix}_${name}`, help, labelNames, registers: [this.register] },
      async collect() {
        const values = await samples().catch(() => []);
        metric.reset();
        for (const [labels, value] of values) metric.inc(labels, value);
      },
    });
  }

  /** @param all by the value of their label, `cache`; asked for each time */
  cacheCounts(all: () => Iterable<readonly [name: string, counts: CacheCounts]>): void {
    this.read('cache_requests_total', 'Lookups in a cache.', ['cache', 'result'], () =>
      [...all()].flatMap(([cache, { hits, misses }]): Sample[] => [
        [{ cache, result: 'hit' }, hits],
        [{ cache, result: 'miss' }, misses],
      ]),
    );
    this.read('cache_entries', 'Entries of a cache.', ['cache'], () =>
      [...all()].map(([cache, { size }]): Sample => [{ cache }, size]),
    );
  }

  /** @param classOf name of the kind of a route, by its pattern; undefined for an unknown address */
  requests(app: FastifyInstance, classOf: (pattern: string | undefined) => string): void {
    const seconds = this.durations('request_seconds', 'Requests and their durations.', [
      'route',
      'status',
    ]);
    // Of a file that is missing, the route is forgotten in the end.
    const routes = new WeakMap<FastifyRequest, string>();
    app.addHook('onRequest', async (request) => {
      routes.set(request, classOf(request.routeOptions.url));
    });
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const labels = { route: routes.get(request) ?? classOf(undefined), status: statusCode };
      seconds.observe(labels, elapsedTime / 1_000);
    });
  }

  text(): Promise<string> {
    return this.register.metrics();
  }

  /**
   * Answers `/metrics` on a port of its own, which visitors do not reach. A port that is taken is
   * said and stops nothing, and so is what fails later: the server is worth more than its metrics.
   * @returns the address, if it listens, and a function that ends it
   */
  async serve(
    { port, host }: { port: number; host: string },
    log: (line: string) => void,
  ): Promise<{ address?: string; close: () => void }> {
    const failed = (error: unknown) => log(`no metrics: ${messageOf(error)}`);
    const server = createServer(async ({ url }, response) => {
      if (url !== '/metrics') return response.writeHead(404).end();
      try {
        const text = await this.text();
        response.setHeader('content-type', this.register.contentType).end(text);
      } catch (error) {
        failed(error);
        response.writeHead(500).end();
      }
    });
    server.unref();
    // Also later, when the process has no file left for a connection.
    server.on('error', failed);
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, host, () => resolve(true));
    });
    const close = () => void server.close();
    if (!isListening) return { close };
    const { port: taken } = server.address() as AddressInfo;
    return { address: `http://${host}:${taken}/metrics`, close };
  }
}
