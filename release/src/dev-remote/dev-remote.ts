import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '@shop/shared/async';
import type { AppVersion } from '@shop/shared/contract';
import { appFolder } from '../apps';
import { FolderReleases } from '../folder-releases';
import { publish } from '../publish/publish';
import { FolderStore } from '../store/folder-store';
import { checkShop } from './check-shop';
import { proxyShop } from './proxy-shop';

/** Editors write a file in several steps, in ms. */
const debounceMs = 120;

/**
 * Serves a running shop with one remote from this checkout in it, and loads its pages again when
 * a source file of the remote changes.
 * @param name the remote
 * @param shop address of the running shop
 */
async function devRemote(name: string, shop: string, port: number): Promise<void> {
  await checkShop(shop);
  const store = new FolderStore(await mkdtemp(path.join(os.tmpdir(), 'shop-dev-')));
  let builds = 0;
  const releases = new FolderReleases(store, 'dev');
  const build = async (): Promise<AppVersion> => {
    const version = `0.0.0-dev.${++builds}`;
    await publish(releases, name, version);
    return store.readVersion(name, version);
  };
  console.log(`building ${name}`);
  let current = await build();

  const { app, pages } = proxyShop(new URL(shop).origin, store.folder, () => current);
  await app.listen({ port, host: '127.0.0.1' });
  console.log(`${name} from this checkout, in the shop at ${shop}: http://localhost:${port}`);

  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const rebuild = async () => {
    try {
      current = await build();
      console.log(`built ${name} again`);
      pages.show({ source: 'build', text: '' });
      pages.reload();
    } catch (error) {
      const text = messageOf(error);
      console.error(text);
      pages.show({ source: 'build', text });
    }
  };
  watch(path.join(appFolder(name), 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(rebuild);
    }, debounceMs);
  });
  // Not after the server has closed: a page that follows it keeps it open.
  const stop = () =>
    void rm(store.folder, { recursive: true, force: true }).finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const [name = '', shop = '', port = '3100'] = process.argv.slice(2);
devRemote(name, shop, Number(port)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
