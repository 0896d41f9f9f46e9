import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, type Service, startService } from './service';

/** Stays between runs, so that only changed parts are built; never the developer's own. */
const storeDir = path.join(root, '.data/browser-tests/store');

/**
 * Opens the shop twice for a test run: with its own API, and with an API that answers only with
 * the spec's fields. SHOP_URL tests a running shop instead.
 * @returns a function that closes them
 */
export default async function openShops(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) {
    process.env.PLAIN_SHOP_URL ??= process.env.SHOP_URL;
    return async () => {};
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-browser-tests-'));
  const services: Service[] = [];
  const close = async () => {
    const stopped = await Promise.allSettled(services.reverse().map((service) => service.stop()));
    rmSync(dataDir, { recursive: true, force: true });
    for (const result of stopped) if (result.status === 'rejected') throw result.reason;
  };
  try {
    process.env.STORE_DIR = storeDir;
    // The defaults, although the checkout may hold a shop.json of its own.
    process.env.SHOP_CONFIG = path.join(dataDir, 'shop.json');
    writeFileSync(process.env.SHOP_CONFIG, '{}');
    const start = async (options: Parameters<typeof startService>[0]) => {
      const service = await startService(options);
      services.push(service);
      return service.found;
    };
    const open = (command: string, env: Record<string, string> = {}) =>
      start({
        args: [command],
        env: { PORT: '0', DATA_DIR: dataDir, STORE_DIR: storeDir, SKIP_INSTALL: '1', ...env },
        ready: / is open at (\S+)$/m,
      });
    const [shop, plainApi] = await Promise.all([
      open('platform/commands/start.mjs'),
      start({
        args: ['platform/commands/start/program.mjs', 'api/testing/plain-api.ts'],
        env: { PORT: '0' },
        ready: /listening on (http:\S+)/,
      }),
    ]);
    process.env.SHOP_URL = shop;
    process.env.SHOP_DATA_DIR = dataDir;
    // With the builds of the first.
    process.env.PLAIN_SHOP_URL = await open('platform/commands/serve.mjs', { API_URL: plainApi });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
