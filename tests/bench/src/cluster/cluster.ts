import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { hasPostgres, openOwnPostgres } from '../../../../api/tests/world/own-postgres';
import { nextVersion } from '../../../e2e/releases/next-version';
import { type Figure, inTurn } from '../figures';
import { importProducts } from '../scale/large-shop';
import { root } from '../shop';
import type { Stage } from '../stage';
import { type Copy, openCopy } from './copies';
import { findProgram, openBalancer, openCdn } from './in-front';
import { isError, quantile, readSite, type Sample, type Site, visit } from './traffic';

const products = 100;
/** Of one core, for each copy: four leave the rest of two cores to what is in front and behind. */
const cores = 0.35;
const seconds = 15;
/** Servers compile what runs often; pages are compressed best once they came out the same again. */
const warmUpSeconds = 20;
/** For each copy, in the runs that look for the most it can do. */
const connections = 8;
/** In the runs with an event, of what two copies can do. */
const share = 0.5;
/** It is well again when no request failed for so long, in ms. */
const calmMs = 2_000;

/**
 * Copies of the shop with equal shares of the CPU on one PostgreSQL, behind HAProxy: what one, two
 * and four of them carry, what Varnish takes off them, and what visitors see while a release is made
 * live or taken back, a copy is killed, or PostgreSQL restarts.
 */
export async function cluster(stage: Stage): Promise<Figure[]> {
  const haproxy = findProgram('haproxy');
  if (!hasPostgres() || !haproxy) {
    stage.print('not measured: it needs the programs of PostgreSQL and HAProxy');
    return [];
  }
  const folder = await stage.scratch();
  const postgres = await openOwnPostgres();
  stage.atEnd(postgres.stop);
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    ORDER_LIMIT: '1000000',
    SKIP_INSTALL: '1',
  };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env, INIT_CWD: root },
      timeout: 900_000,
    });
  stage.print(`  a shop of ${products} products`);
  await importProducts(folder, products, env);
  await run('platform/commands/build.mjs');

  const figures: Figure[] = [];
  const copies: Copy[] = [];
  stage.atEnd(() => Promise.all(copies.map((copy) => copy.end())).then(() => undefined));
  let site: Site | undefined;
  let twoPerSecond = 0;
  for (const count of [1, 2, 4]) {
    while (copies.length < count) copies.push(await openCopy(String(copies.length), cores, env));
    site ??= await readSite((copies[0] as Copy).url);
    stage.print(`  ${count} of ${cores} cores each`);
    const balancer = await openBalancer(haproxy, folder, copies);
    const load = { connections: connections * count };
    await visit(balancer.url, site, { ...load, seconds: warmUpSeconds }).done;
    const before = copies.map((copy) => copy.cpuMs());
    const traffic = visit(balancer.url, site, { ...load, seconds });
    await traffic.done;
    await balancer.end();
    const cpuMs = copies.map((copy, at) => copy.cpuMs() - (before[at] ?? 0));
    const perSecond = traffic.samples.length / seconds;
    if (count === 2) twoPerSecond = perSecond;
    figures.push(
      figure(`${count} × ${cores} cores: answers`, 'per s', perSecond),
      figure(
        `${count} × ${cores} cores: CPU time for an answer`,
        'ms',
        sum(cpuMs) / traffic.samples.length,
      ),
      ...visitors(`${count} × ${cores} cores`, traffic.samples),
      figure(
        `${count} × ${cores} cores: memory of a copy`,
        'MB',
        ...copies.map((copy) => copy.memoryMB()),
      ),
      figure(
        `${count} × ${cores} cores: connections to PostgreSQL`,
        'count',
        await connectionsOf(postgres.url),
      ),
    );
  }
  if (!site) return figures;

  const two = copies.slice(0, 2);
  const balancer = await openBalancer(haproxy, folder, two);
  const perSecond = Math.floor(twoPerSecond * share);
  const varnish = findProgram('varnishd');
  if (varnish) {
    const cdn = await openCdn(varnish, folder, balancer.url);
    await visit(cdn.url, site, { connections, seconds: warmUpSeconds, perSecond }).done;
    const traffic = visit(cdn.url, site, { connections, seconds, perSecond });
    await traffic.done;
    await cdn.end();
    figures.push(
      figure(
        'behind Varnish: answers from its cache',
        'ratio',
        traffic.hits / traffic.samples.length,
      ),
      ...visitors('behind Varnish', traffic.samples),
    );
  } else {
    stage.print('  behind a CDN: not measured, Varnish is not installed');
  }

  const version = await writeNextVersion(env.DATA_DIR, folder);
  const release = (...args: string[]) =>
    run('platform/commands/run-workspace.mjs', 'release', ...args);
  await release('publish', version.name, '--from', version.folder);
  const events: Readonly<Record<string, () => Promise<unknown>>> = {
    'no event': () => pause(0),
    'a release is made live': () => release('promote', version.name),
    'a release is taken back': () => release('rollback', 'catalog'),
    'a copy is killed and starts again': async () => {
      await two[1]?.kill();
      await two[1]?.start();
    },
    'PostgreSQL restarts': async () => {
      await postgres.end('SIGINT');
      await postgres.start();
    },
  };
  const ofEvents = await inTurn(Object.entries(events), async ([name, happen]) => {
    stage.print(`  ${name}, at ${perSecond} requests per second`);
    const traffic = visit(balancer.url, site as Site, { connections: 24, seconds: 120, perSecond });
    await pause(5_000);
    const begun = performance.now();
    await happen();
    const wellMs = await untilWell(traffic.samples, begun);
    traffic.stop();
    await traffic.done;
    const lost = traffic.orders.length - (await countOrders(postgres.url, traffic.orders));
    return [
      ...visitors(name, traffic.samples),
      figure(`${name}: until well`, 'ms', wellMs),
      { ...figure(`${name}: orders lost of ${traffic.orders.length}`, 'count', lost), atMost: 0 },
    ];
  });
  return [...figures, ...ofEvents.flat()];
}

const figure = (name: string, unit: Figure['unit'], ...samples: number[]): Figure => ({
  ...{ name, unit, samples },
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function visitors(name: string, samples: readonly Sample[]): Figure[] {
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

/** @returns ms from the beginning of an event to the last request that failed */
async function untilWell(samples: readonly Sample[], begun: number): Promise<number> {
  const ended = performance.now();
  for (;;) {
    await pause(200);
    const last = samples.findLast((sample) => sample.at > begun && isError(sample))?.at;
    if (performance.now() - Math.max(ended, last ?? 0) > calmMs) return last ? last - begun : 0;
    if (performance.now() - ended > 60_000) return Number.POSITIVE_INFINITY;
  }
}

/** Another version of the catalogue that is live, as its team's build would leave it. */
async function writeNextVersion(dataDir: string, scratch: string) {
  const remotes = path.join(dataDir, 'store/remotes/catalog');
  const [live = ''] = await readdir(remotes);
  const { contract, files } = nextVersion(path.join(remotes, live), '9.0.0');
  const folder = path.join(scratch, 'catalog-9.0.0');
  await mkdir(folder);
  await writeFile(path.join(folder, 'contract.json'), JSON.stringify(contract));
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  return { name: 'catalog@9.0.0', folder };
}

async function withDatabase<Result>(url: string, ask: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const connectionsOf = (url: string): Promise<number> =>
  withDatabase(url, async (client) => {
    const query = 'select count(*) from pg_stat_activity where datname = current_database()';
    // This question has one of them.
    return Number((await client.query(query)).rows[0].count) - 1;
  });

const countOrders = (url: string, keys: readonly string[]): Promise<number> =>
  withDatabase(url, async (client) => {
    const found = await client.query('select count(*) from orders where key = any($1)', [keys]);
    return Number(found.rows[0].count);
  });
