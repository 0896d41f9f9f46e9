import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hasPostgres, openOwnPostgres } from '../../../../platform/commands/testing/own-postgres';
import { startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';
import { compress, startCachingServer } from '../caching-server';
import { listProducts, root } from '../shop';
import type { Stage } from '../stage';

export const everShopVersion = '2.2.1';
/** It requires concat-stream and does not name it. */
const packages = [`@evershop/evershop@${everShopVersion}`, 'concat-stream@2.0.0'];
/** Stays between runs: 460 MB. */
const folder = path.join(root, '.data/peers', `evershop-${everShopVersion}`);
const installed = path.join(folder, 'is-installed');
const commandLine = path.join(folder, 'node_modules/@evershop/evershop/dist/bin/evershop.js');

/** The category that all its demo products are in. */
const list = '/accessories';

const minutes = 60_000;

/** Where the pages of a shop are, and which links of its list are its cards. */
export interface Shop {
  url: string;
  list: string;
  product: string;
  cards: string;
}

/**
 * Installs EverShop from the npm registry if it is not there, fills an empty database with its demo
 * shop and starts it, with a proxy in front that compresses and caches.
 * @param shop address of the shop whose pictures its products get: its own lie elsewhere
 * @returns with the address of the proxy
 * @throws naming the failed step, when it cannot be installed or does not start
 */
export async function openEverShop(shop: string, stage: Stage): Promise<Shop> {
  const run = (program: string, args: string[], timeout: number, env?: NodeJS.ProcessEnv) => {
    const options = { cwd: folder, timeout, maxBuffer: 2 ** 26, env: { ...process.env, ...env } };
    const running = promisify(execFile)(program, args, options);
    stage.atEnd(async () => void running.child.kill());
    return running.catch((error: Error & { stderr?: string }) => {
      const lines = (error.stderr ?? '').split('\n').filter((line) => /error/i.test(line));
      throw new Error(`${error.message.split('\n')[0]}: ${lines.slice(0, 2).join('; ')}`);
    });
  };
  if (!hasPostgres()) throw new Error('PostgreSQL is not installed on this machine');
  if (!existsSync(installed)) {
    stage.print(`  installing EverShop ${everShopVersion} from the npm registry`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...quiet, ...packages], 10 * minutes);
    stage.print('  building EverShop');
    await run(process.execPath, [commandLine, 'build'], 15 * minutes, { NODE_ENV: 'production' });
    await writeFile(installed, '');
  }

  const postgres = await openOwnPostgres();
  stage.atEnd(postgres.stop);
  const database = new URL(postgres.url);
  const port = await freePort();
  const pictures = (await listProducts(shop)).flatMap(({ images: [first] = [] }) =>
    first ? [new URL(first.image, shop).href] : [],
  );
  const env = {
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_NAME: 'postgres',
    DB_USER: 'postgres',
    DB_PASSWORD: '',
    DB_SSLMODE: 'disable',
    PORT: String(port),
    PICTURES: pictures.join(','),
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'tests/bench/src/peers/confine.mjs'))}`,
  };
  stage.print('  starting EverShop and filling its demo shop');
  await startChild(process.execPath, [commandLine, 'start'], {
    cwd: folder,
    env: { ...process.env, ...env },
    ready: /website is running at "(\S+)"/,
    timeoutMs: 3 * minutes,
    detached: true,
  });
  await rm(path.join(folder, 'media'), { recursive: true, force: true });
  await run(process.execPath, [commandLine, 'seed', '--all'], 5 * minutes, env);
  const products = await productPaths(`http://127.0.0.1:${port}${list}`);
  const proxy = await startCachingServer(`http://127.0.0.1:${port}`, compress);
  // The time of its server is not compared: the proxy has every page before the first visit.
  for (const page of [list, ...products]) await (await fetch(proxy + page)).arrayBuffer();
  return { url: proxy, list, product: products[0], cards: 'a.product__list__link' };
}

/** EverShop gives its products their addresses in the background: waits until they stay the same. */
async function productPaths(url: string): Promise<[string, ...string[]]> {
  let before = '';
  for (const end = performance.now() + minutes; performance.now() < end; await setTimeout(2_000)) {
    const html = await (await fetch(url)).text();
    const found = html.matchAll(/href="([^"]+)" class="product__list__link/g);
    const [first, ...rest] = [...found].map(([, path = '']) => path);
    if (first && before === String([first, ...rest])) return [first, ...rest];
    before = String([first, ...rest]);
  }
  throw new Error('the list of its demo shop shows no products');
}
