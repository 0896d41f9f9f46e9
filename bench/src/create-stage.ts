import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAll } from './shop/child';
import { startShop } from './shop/start-shop';
import type { Stage } from './stage';

/** A stage whose folders and processes end with it. */
export function createStage(say: (line: string) => void): Stage & { clear(): Promise<void> } {
  const folders: string[] = [];
  let opened: Promise<string> | undefined;
  const scratch = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
    folders.push(folder);
    return folder;
  };
  const open = async () => {
    const { SHOP_URL } = process.env;
    if (SHOP_URL) return new URL(SHOP_URL).origin;
    say('building and starting the demo shop');
    const { url } = await startShop({ dataDir: await scratch() });
    return url;
  };
  return {
    say,
    scratch,
    shopUrl() {
      opened ??= open();
      return opened;
    },
    async clear() {
      await endAll();
      await Promise.all(
        folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })),
      );
    },
  };
}
