import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAll } from './shop/child';
import { type Shop, startShop } from './shop/start-shop';
import type { Stage } from './stage';

/** A stage whose folders and processes end with it. */
export function createStage(say: (line: string) => void): Stage & { clear(): Promise<void> } {
  const folders: string[] = [];
  let shop: Promise<Shop> | undefined;
  const scratch = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
    folders.push(folder);
    return folder;
  };
  const open = async () => {
    say('building and starting the demo shop');
    return startShop({ dataDir: await scratch() });
  };
  return {
    say,
    scratch,
    shop() {
      shop ??= open();
      return shop;
    },
    async clear() {
      await endAll();
      await Promise.all(
        folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })),
      );
    },
  };
}
