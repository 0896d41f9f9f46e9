import path from 'node:path';
import { test as base, expect } from '../fixtures/shop-test';
import { root } from '../harness/service';
import { openReleaseStack, type ReleaseStack } from './release-stack';

/** A visitor of a storefront with a release store of its own. */
export const test = base.extend<{ attachedLog: undefined }, { releaseStack: ReleaseStack }>({
  attachedLog: [
    async ({ releaseStack }, use, testInfo) => {
      const earlier = releaseStack.log().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('storefront log', { body: releaseStack.log().slice(earlier) });
    },
    { auto: true },
  ],
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
    await use(releaseStack.shop);
  },
});

export { expect, type ReleaseStack };
