import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hasSite } from '../build/site-folder.js';
import type { AppVersion } from '../release-set/release-set';
import type { OpenPages } from './live-reload';
import { checkShop, proxyShop } from './proxy-shop';
import { watchApps } from './watch-apps';
import { watchFolder } from './watch-folder';

/**
 * Serves a running shop with one remote from here in it, and loads its pages again when
 * a source file of the remote changes. What it builds is removed as the process ends.
 * @param name the remote
 * @param shop address of the running shop
 * @returns its open pages, once the remote has been built
 */
export async function devRemote(name: string, shop: string, port: number): Promise<OpenPages> {
  await checkShop(shop);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let current: AppVersion | undefined;
  let pages: OpenPages | undefined;

  console.log(`building ${name}`);
  return new Promise((resolve, reject) => {
    const watch = hasSite ? watchApps : watchFolder;
    watch([name], folder, {
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
        console.log(`${name} from here, in the shop at ${shop}: http://localhost:${port}`);
        resolve(pages);
      },
    }).catch(reject);
  });
}
