import path from 'node:path';
import { test as base, expect } from '../fixtures/shop-test';
import { root } from '../harness/service';
import { openReleaseStack, type ReleaseStack } from './release-stack';

/** A visitor of the first of two storefronts over one release store. */
export const test = base.extend<object, { releaseStack: ReleaseStack }>({
  releaseStack: [
    async ({ browserName: _ }, use) => {
      const store = process.env.STORE_DIR ?? path.join(root, '.data/store');
      const releaseStack = await openReleaseStack(store, process.env.SHOP_URL ?? '');
      await use(releaseStack);
      await releaseStack.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ releaseStack }, use) => {
    await use(releaseStack.shops[0]);
  },
});

export { expect, type ReleaseStack };
