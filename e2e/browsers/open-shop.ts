import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../harness/free-port';
import { root, startService } from '../harness/service';

/**
 * Opens the shop for a run; SHOP_URL tests a running shop instead.
 * @returns a function that closes it
 */
export default async function openShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => {};
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-browsers-'));
  const shop = await startService({
    args: ['platform/commands/start.mjs'],
    env: {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      STORE_DIR: path.join(root, '.data/browser-tests/store'),
      SKIP_INSTALL: '1',
      // Every browser writes to the shop, from one address.
      CONTACT_LIMIT: '1000',
    },
    ready: / is open at (\S+)$/m,
  });
  process.env.SHOP_URL = shop.found;
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
