import path from 'node:path';
import { test as base, expect } from '../fixtures/shop-test';
import { root } from '../harness/service';
import { openTown, type Town } from './release-stack';

/** A visitor of the first of two storefronts over one release store. */
export const test = base.extend<object, { town: Town }>({
  town: [
    async ({ browserName: _ }, use) => {
      const store = process.env.STORE_DIR ?? path.join(root, '.data/store');
      const town = await openTown(store, process.env.SHOP_URL ?? '');
      await use(town);
      await town.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ town }, use) => {
    await use(town.shops[0]);
  },
});

export { expect, type Town };
