import path from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';
import { freePort, refuseTakenPort } from './ports.mjs';
import { root } from './root.mjs';
import { onNpmEnd, print } from './run.mjs';
import { startService } from './service.mjs';

/**
 * Prepares the data, and serves the shop until SIGINT or SIGTERM, its own or npm's.
 * @param {{ build?: (signal: AbortSignal) => Promise<void>, dev?: boolean }} options `build`: makes a
 * release first; without it the shop opens with what was released last
 * @returns {Promise<{ address: string, restart: Record<string, (() => Promise<void>) | undefined> }>}
 * when the shop is open: where, and what starts its services again, each by its name; rejects
 * saying what stands in the way
 */
export async function openShop({ build, dev = false } = {}) {
  const port = process.env.PORT ?? '3000';
  const { host, siteUrl, name, email } = await checkedSettings();
  await refuseTakenPort(port, host);

  const services = [];
  const restart = {};
  const building = new AbortController();
  const start = (service) => {
    const { ready, stop, again } = startService({ ...service, print });
    services.unshift(stop);
    restart[service.name.toLowerCase()] = again;
    return ready;
  };
  const stopAll = async () => {
    building.abort();
    // The last first: the storefront asks the API while it finishes what it is answering.
    for (const stop of services) await stop();
  };
  const stop = () => void stopAll().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  onNpmEnd(stop);

  try {
    const otherApi = process.env.API_URL;
    const api = otherApi || `http://127.0.0.1:${await freePort()}`;
    if (otherApi) print(`the API is ${api}`);
    if (build) print('building what changed');
    // Beside each other: an API that does not start says so at once.
    await Promise.all([
      build?.(building.signal),
      !otherApi && start(ownApi(api, siteUrl, name, email)),
    ]);
    // Last: a balancer sends visitors as soon as it listens.
    await start(storefront({ port, api, dev }));
  } catch (error) {
    const isStopping = building.signal.aborted;
    // Left running, the API would keep the embedded database from the next start.
    await stopAll();
    // `stop` ends the process.
    if (isStopping) return new Promise(() => undefined);
    throw error;
  }
  const address = `http://localhost:${port}`;
  print('ready; Ctrl-C stops it');
  console.log(`The shop is open at ${address}`);
  return { address, restart };
}

/**
 * Reads the storefront's settings and the shop's configuration as the storefront will, so that a
 * mistake is named before anything is built.
 * @returns {Promise<{ host: string, siteUrl: string, name: string, email: string }>} `email` is the
 * shop's own, '' where shop.json has none; rejects naming what is wrong
 */
async function checkedSettings() {
  const load = (file) => loadTypeScript(path.join(root, file));
  const { readSettings } = await load('platform/server/settings.ts');
  const { site } = await load('host/site/site.ts');
  const { host, config } = readSettings(site);
  const email = config.email === site.defaultConfig.email ? '' : config.email;
  return { host, siteUrl: config.siteUrl, name: config.name, email };
}

const ownApi = (address, siteUrl, name, email) => ({
  name: 'API',
  file: 'api/src/server.ts',
  env: {
    HOST: '127.0.0.1',
    PORT: new URL(address).port,
    // Links in mail lead to the storefront.
    SITE_URL: siteUrl,
    CONTACT_EMAIL: process.env.CONTACT_EMAIL || email,
    SHOP_NAME: process.env.SHOP_NAME || name,
    // A real shop begins empty; only the embedded database is for trying.
    ...(process.env.DATABASE_URL ? {} : { SEED_DIR: path.join(root, 'api/demo') }),
  },
  ready: /^API listening on /,
});

const storefront = ({ port, api, dev }) => ({
  name: 'storefront',
  file: 'host/site/server.ts',
  env: {
    PORT: port,
    API_URL: api,
    // All that our own API has is forwarded: its address is no visitor's business.
    ...(process.env.API_URL ? {} : { API_ORIGIN: '' }),
    // glibc keeps freed memory in each of its arenas, up to eight for each core.
    MALLOC_ARENA_MAX: '2',
    // In MB, for half of the young generation of each thread, which grows to 48 otherwise, for nothing.
    NODE_OPTIONS: `--max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`,
    ...(dev ? { SHOP_DEV: '1' } : {}),
  },
  ready: /^storefront listening on /,
});
