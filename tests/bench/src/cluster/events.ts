import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nextVersion } from '../../../e2e/releases/next-version';
import { type Figure, figure, inTurn } from '../figures';
import type { Stage } from '../stage';
import type { openBucket } from './bucket';
import type { Copy } from './copies';
import { missingForFailover, openPatroni } from './patroni';
import type { ShopOnPostgres } from './shop-on-postgres';
import { isError, type Sample, type Traffic, visitors } from './traffic';

/** It is well again when no request failed for so long, in ms. */
const calmMs = 2_000;
/** An outage of the database that lasts longer is not waited for, in ms. */
const timeoutMs = 90_000;
/** BUCKET_AWAY shortens it, in seconds. */
const bucketAwayMs = Number(process.env.BUCKET_AWAY || 60) * 1_000;

interface World {
  stage: Stage;
  shop: ShopOnPostgres;
  bucket: Awaited<ReturnType<typeof openBucket>>;
  copies: readonly Copy[];
  /** starts visits, at an even pace */
  start: () => Traffic;
}

type Event = () => Promise<Figure[] | undefined>;

/** What visitors see while a release, a copy, the bucket or PostgreSQL changes or fails. */
export async function measureEvents({ stage, shop, bucket, copies, start }: World) {
  const { folder, env, postgres, run, ask } = shop;
  const version = await writeNextVersion(env.DATA_DIR, folder);
  const release = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    run(['platform/commands/run-workspace.mjs', 'release', ...args], more);
  await release(['publish', version.name, '--from', version.folder]);
  const measure = async ([name, happen]: readonly [string, Event]): Promise<Figure[]> => {
    stage.print(`  ${name}`);
    const traffic = start();
    await pause(5_000);
    const begun = performance.now();
    const more = (await happen()) ?? [];
    const wellMs = await untilWell(traffic.samples, begun);
    stage.print(`    well after ${wellMs.toFixed(0)} ms`);
    traffic.stop();
    await traffic.done;
    const { orders, samples } = traffic;
    const stored = await ask<string>('select count(*) from orders where key = any($1)', [orders]);
    const lostCount = orders.length - Number(stored);
    const lost = figure(`${name}: orders lost of ${orders.length}`, 'count', lostCount);
    return [
      ...visitors(name, samples),
      figure(`${name}: until well`, 'ms', wellMs),
      { ...lost, atMost: 0 },
      ...more,
    ];
  };
  /** How long after the channel moved the last copy has its release. */
  const untilShown = async (name: string, move: () => Promise<unknown>): Promise<Figure[]> => {
    let isRefused = false;
    const shown = copies.map(async (copy) => {
      const before = await releaseOf(copy);
      while (!isRefused && (await releaseOf(copy)) === before) await pause(20);
      return Date.now();
    });
    await move().catch((error: unknown) => {
      isRefused = true;
      throw error;
    });
    const last = "name like 'moves/live/%' order by name desc limit 1";
    const { at } = JSON.parse(await ask(`select value from release_records where ${last}`));
    const ms = Math.max(...(await Promise.all(shown))) - Date.parse(at);
    return [figure(`${name}: until all copies show it`, 'ms', ms)];
  };
  const [made, takenBack] = ['a release is made live', 'a release is taken back'];
  const events: Readonly<Record<string, Event>> = {
    'no event': async () => undefined,
    [made]: () => untilShown(made, () => release(['promote', version.name])),
    [takenBack]: () => untilShown(takenBack, () => release(['rollback', 'catalog'])),
    'a copy is killed and starts again': async () => {
      await copies[1]?.kill();
      await copies[1]?.start();
      return undefined;
    },
    'PostgreSQL restarts': async () => {
      await postgres.end('SIGINT');
      await postgres.start();
      return undefined;
    },
    [`the bucket is away for ${bucketAwayMs / 1_000} s`]: async () => {
      await bucket.stop();
      const back = pause(bucketAwayMs);
      // A machine that has no copy of the store needs the bucket.
      const promote = () =>
        release(['promote', version.name], { STORE_DIR: path.join(folder, 'new-machine') });
      const refusal = await promote().then(
        () => 'it was not refused',
        ({ stderr }: { stderr: string }) => stderr.trim().split('\n').at(-1) ?? '',
      );
      const isClear = refusal.includes(bucket.env.RELEASE_STORE);
      await back;
      await bucket.start();
      const since = performance.now();
      await promote();
      return [
        {
          ...figure('a promote meanwhile: its error names the bucket', 'count', Number(isClear)),
          ...{ atLeast: 1, comparison: refusal },
        },
        figure('the same promote once the bucket is back', 'ms', performance.now() - since),
      ];
    },
  };
  const figures = (await inTurn(Object.entries(events), measure)).flat();

  const missing = missingForFailover();
  if (missing.length > 0) {
    stage.print(`  a failover by Patroni: not measured, ${missing.join(' and ')} not installed`);
    return figures;
  }
  stage.print('  PostgreSQL becomes the primary of two members of Patroni');
  const patroni = await openPatroni(shop);
  stage.atEnd(patroni.end);
  const failover = async () => {
    const since = performance.now();
    patroni.killPrimary();
    const isPrimary = () => ask<boolean>('select not pg_is_in_recovery()').catch(() => false);
    while (!(await isPrimary()) && performance.now() - since < timeoutMs) await pause(200);
    return [figure('the standby is the primary', 'ms', performance.now() - since)];
  };
  return [...figures, ...(await measure(['Patroni’s primary is killed', failover]))];
}

/** @returns id of the release that a copy shows */
async function releaseOf({ url }: Copy): Promise<string> {
  const answer = await fetch(`${url}/healthz`);
  return (await answer.json()).release;
}

/** @returns ms from the beginning of an event to the last request that failed */
async function untilWell(samples: readonly Sample[], begun: number): Promise<number> {
  const ended = performance.now();
  for (;;) {
    await pause(200);
    const last = samples.findLast((sample) => sample.at > begun && isError(sample))?.at;
    if (performance.now() - Math.max(ended, last ?? 0) > calmMs) return last ? last - begun : 0;
    if (performance.now() - ended > timeoutMs) return Number.POSITIVE_INFINITY;
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
