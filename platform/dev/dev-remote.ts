import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../async';
import type { AppVersion } from '../release-set/release-set';
import { checkShop } from './check-shop';
import { proxyShop } from './proxy-shop';
import { watchApps } from './watch-apps';

/**
 * Serves a running shop with one remote from this checkout in it, and loads its pages again when
 * a source file of the remote changes.
 * @param name the remote
 * @param shop address of the running shop
 */
async function devRemote(name: string, shop: string, port: number): Promise<void> {
  await checkShop(shop);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-dev-'));
  let current: AppVersion | undefined;
  let pages: ReturnType<typeof proxyShop>['pages'] | undefined;

  console.log(`building ${name}`);
  await watchApps([name], folder, {
    async checked(text) {
      if (text) console.error(text);
      pages?.show({ source: 'build', text });
    },
    async built({ [name]: remote }) {
      current = remote;
      console.log(`built ${name}`);
      if (pages) return pages.reload();
      const proxy = proxyShop(new URL(shop).origin, folder, () => current as AppVersion);
      await proxy.app.listen({ port, host: '127.0.0.1' });
      pages = proxy.pages;
      const address = `http://localhost:${port}`;
      console.log(`${name} from this checkout, in the shop at ${shop}: ${address}`);
    },
  });
  // Not after the server has closed: a page that follows it keeps it open.
  const stop = () =>
    void rm(folder, { recursive: true, force: true }).finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const [name = '', shop = '', port = '3100'] = process.argv.slice(2);
devRemote(name, shop, Number(port)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
