import path from 'node:path';
import { hasPostgres } from '../../../../platform/commands/testing/own-postgres';
import { get } from '../caching-server';
import { type Figure, figure, inTurn } from '../figures';
import type { Stage } from '../stage';
import { openBucket } from './bucket';
import { type Copy, openCopy } from './copies';
import { measureEvents } from './events';
import { findProgram, openBalancer, openCdn } from './in-front';
import { openShopOnPostgres } from './shop-on-postgres';
import { readSite, type Site, visit, visitors } from './traffic';

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

/**
 * Copies of the shop with equal shares of the CPU on one PostgreSQL and one bucket, behind HAProxy:
 * what one, two and four of them carry, what Varnish takes off them, and what visitors see while
 * something happens to them.
 */
export async function cluster(stage: Stage): Promise<Figure[]> {
  if (!hasPostgres() || !findProgram('haproxy')) {
    stage.print('not measured: it needs the programs of PostgreSQL and HAProxy');
    return [];
  }
  const bucket = await openBucket(path.join(await stage.scratch(), 'bucket'));
  const shop = await openShopOnPostgres(stage, products, bucket.env);
  const { folder, env, ask } = shop;

  const figures = [figure('objects of a release in the bucket', 'count', await bucket.count())];
  const copies: Copy[] = [];
  stage.atEnd(() => Promise.all(copies.map((copy) => copy.end())).then(() => undefined));
  let site: Site | undefined;
  let twoPerSecond = 0;
  for (const count of [1, 2, 4]) {
    while (copies.length < count) {
      const name = String(copies.length);
      const own = { ...env, STORE_DIR: path.join(folder, `store-${name}`) };
      copies.push(await openCopy(name, cores, own));
    }
    site ??= await readSite((copies[0] as Copy).url);
    stage.print(`  ${count} of ${cores} cores each`);
    const balancer = await openBalancer(folder, copies);
    const load = { connections: connections * count };
    await visit(balancer.url, site, { ...load, seconds: warmUpSeconds }).done;
    const before = copies.map((copy) => copy.cpuMs());
    const traffic = visit(balancer.url, site, { ...load, seconds });
    await traffic.done;
    await balancer.end();
    const cpuMs = copies.reduce((all, copy, at) => all + copy.cpuMs() - (before[at] ?? 0), 0);
    const answers = traffic.samples.length;
    if (count === 2) twoPerSecond = answers / seconds;
    const name = `${count} × ${cores} cores`;
    const memory = copies.map((copy) => copy.memoryMB());
    // This question has one of them.
    const connected = Number(
      await ask('select count(*) - 1 from pg_stat_activity where datname = current_database()'),
    );
    figures.push(
      figure(`${name}: answers`, 'per s', answers / seconds),
      figure(`${name}: CPU time for an answer`, 'ms', cpuMs / answers),
      ...visitors(name, traffic.samples),
      figure(`${name}: memory of a copy`, 'MB', ...memory),
      figure(`${name}: connections to PostgreSQL`, 'count', connected),
    );
  }
  if (!site) return figures;

  const two = copies.slice(0, 2);
  const balancer = await openBalancer(folder, two);
  const perSecond = Math.floor(twoPerSecond * share);
  if (findProgram('varnishd')) {
    const cdn = await openCdn(folder, balancer.url);
    await visit(cdn.url, site, { connections, seconds: warmUpSeconds, perSecond }).done;
    await inTurn(site.files, (file) => get(cdn.url + file));
    const traffic = visit(cdn.url, site, { connections, seconds, perSecond });
    await traffic.done;
    await cdn.end();
    const hits = traffic.hits / traffic.samples.length;
    figures.push(
      figure('behind Varnish: answers from its cache', 'ratio', hits),
      ...visitors('behind Varnish', traffic.samples),
    );
  } else {
    stage.print('  behind a CDN: not measured, Varnish is not installed');
  }
  const start = () => visit(balancer.url, site, { connections: 24, seconds: 240, perSecond });
  stage.print(`  what happens to two copies, at ${perSecond} requests per second`);
  return [...figures, ...(await measureEvents({ stage, shop, bucket, copies: two, start }))];
}
