import type { Page } from 'playwright-core';

/**
 * Watches the network of a page; call it before the page is opened.
 * @returns a wait until nothing was under way for `quiet` ms; it rejects after `limit` ms
 */
export function watchNetwork(page: Page): (quiet?: number, limit?: number) => Promise<void> {
  const underWay = new Set<unknown>();
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const done = (request: unknown) => {
    underWay.delete(request);
    note();
  };
  page.on('request', (request) => {
    underWay.add(request);
    note();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async (quiet = 2_000, limit = 60_000) => {
    const end = performance.now() + limit;
    note();
    while (underWay.size > 0 || performance.now() - last < quiet) {
      if (performance.now() > end) throw new Error('the network of the page does not come to rest');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
