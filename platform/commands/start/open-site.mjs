import path from 'node:path';
import { loadTypeScript } from '../../build/load-typescript.mjs';
import { freePort, refuseTakenPort } from './ports.mjs';
import { platformFile, root } from './root.mjs';
import { onNpmEnd, print } from './run.mjs';
import { startService } from './service.mjs';

/**
 * Serves the site until SIGINT or SIGTERM, its own or npm's.
 * @param {{ build?: (signal: AbortSignal) => Promise<void>, dev?: boolean }} options `build`: makes a
 * release first; without it the site opens with what was released last
 * @returns {Promise<{ apiSources: readonly string[], restart: Record<string, (() => Promise<void>) | undefined> }>}
 * when the site is open: folders of its own API, and what starts its services again, each by its
 * name; rejects saying what stands in the way
 */
export async function openSite({ build, dev = false } = {}) {
  const services = [];
  const restart = {};
  const ending = new AbortController();
  const start = (service) => {
    const { ready, stop, again } = startService({ ...service, print, ending: ending.signal });
    services.unshift(stop);
    restart[service.name.toLowerCase()] = again;
    return ready;
  };
  const stopAll = async () => {
    ending.abort();
    // The last first: the storefront asks the API while it finishes what it is answering.
    for (const stop of services) await stop();
  };
  const stop = () => void stopAll().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  onNpmEnd(stop);

  const { port, host, config, name, apiProgram } = await checkedSettings();
  await refuseTakenPort(port, host);

  try {
    const otherApi = process.env.API_URL;
    if (otherApi) print(`the API is ${otherApi}`);
    const ownApi = otherApi ? undefined : apiProgram;
    const apiUrl = otherApi || (ownApi && `http://127.0.0.1:${await freePort()}`);
    if (build) print('building what changed');
    // At the same time: an API that does not start says so at once.
    await Promise.all([
      build?.(ending.signal),
      ownApi && start(apiService(ownApi, apiUrl, config)),
    ]);
    // Last: a balancer sends visitors as soon as it listens.
    await start(storefront({ port, apiUrl, isOwnApi: ownApi !== undefined, dev }));
  } catch (error) {
    const isStopping = ending.signal.aborted;
    // Left running, the API would keep the embedded database from the next start.
    await stopAll();
    // `stop` ends the process.
    if (isStopping) return new Promise(() => undefined);
    throw error;
  }
  print('ready; Ctrl-C stops it');
  console.log(`${name} is open at http://localhost:${port}`);
  return { restart, apiSources: restart.api ? apiProgram.sources : [] };
}

/**
 * Reads the storefront's settings and the site's configuration as the storefront will, so that a
 * mistake is named before anything is built.
 * @returns rejects naming what is wrong
 */
async function checkedSettings() {
  const { readSettings } = await loadTypeScript(platformFile('server/settings.ts'));
  const { site } = await loadTypeScript(path.join(root, 'host/site/site.ts'));
  // The address of the site names the port that it has.
  if (process.env.PORT === '0') process.env.PORT = String(await freePort());
  const { port, host, config, rules } = readSettings(site);
  return { port: String(port), host, config, name: rules.name, apiProgram: site.apiProgram };
}

const apiService = ({ file, ready, env }, address, config) => ({
  name: 'API',
  file: path.join(root, file),
  env: {
    HOST: '127.0.0.1',
    PORT: new URL(address).port,
    // Links in mail lead to the storefront.
    SITE_URL: config.siteUrl,
    ...env(config),
  },
  ready,
});

const storefront = ({ port, apiUrl, isOwnApi, dev }) => ({
  name: 'storefront',
  file: path.join(root, 'host/site/server.ts'),
  env: {
    PORT: port,
    ...(apiUrl && { API_URL: apiUrl }),
    // All that our own API has is forwarded: visitors do not learn its address.
    ...(isOwnApi && { API_ORIGIN: '' }),
    // glibc keeps freed memory in each of its arenas, up to eight for each core.
    MALLOC_ARENA_MAX: '2',
    // In MB, for half of the young generation of each thread, which grows to 48 otherwise, for nothing.
    NODE_OPTIONS: `--max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`,
    ...(dev ? { SHOP_DEV: '1' } : {}),
  },
  ready: /^storefront listening on /,
});
