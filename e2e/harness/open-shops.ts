import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { root, type Service, startService } from './service';

/** Kept between runs, so that only changed parts are built; never the developer's own. */
const storeDir = path.join(root, '.data/browser-tests/store');

/**
 * Opens the shop twice for a test run: with its own API, and with an API that answers only with
 * the spec's fields. SHOP_URL tests a running shop instead.
 * @returns what closes them
 */
export default async function openShops(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) {
    process.env.PLAIN_SHOP_URL ??= process.env.SHOP_URL;
    return async () => {};
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-browser-tests-'));
  const services: Service[] = [];
  const close = async () => {
    await Promise.all(services.reverse().map((service) => service.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    process.env.STORE_DIR = storeDir;
    const open = async (env: Record<string, string>) => {
      const port = String(await freePort());
      const service = await startService({
        args: ['commands/start.mjs'],
        env: { PORT: port, DATA_DIR: dataDir, STORE_DIR: storeDir, SKIP_INSTALL: '1', ...env },
        ready: /^The shop is open at (\S+)$/m,
      });
      services.push(service);
      return service.match[1] ?? '';
    };
    const shop = await open({});
    const plainApi = await startService({
      args: ['--import', 'tsx', 'api/plain/plain-api.ts'],
      env: { PORT: '0', API_URL: shop },
      ready: /listening on (http:\S+)/,
    });
    services.push(plainApi);
    process.env.SHOP_URL = shop;
    process.env.SHOP_DATA_DIR = dataDir;
    process.env.PLAIN_SHOP_URL = await open({ API_URL: plainApi.match[1] ?? '' });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
