import type { Page } from 'playwright-core';

/** A page on a slow line with a slow processor, as a phone's: CDP's units, bytes a second and ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const slowdown = 4;
/** Longer is not waited, in ms. */
const timeoutMs = 20_000;

/** Opens the page anew, past its cache, and waits until the first product can be seen. @returns ms */
export async function timeToProducts(page: Page, url: string, slow: boolean): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slow) {
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(firstProduct, timeoutMs);
  } finally {
    await session.detach();
  }
}

/** Runs in the page: time of the frame that has the first card's heading, in ms. */
const firstProduct = (timeout: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const grid = document.querySelector('shop-product-grid, hand-grid');
      const frame = document.querySelector('iframe')?.contentDocument;
      const title =
        grid?.shadowRoot?.querySelector('article :is(h2, h3)') ??
        frame?.querySelector('.shopify-buy__product__title');
      if (title) resolve(performance.now());
      else if (performance.now() > timeout) reject(new Error('no product came'));
      else requestAnimationFrame(look);
    };
    look();
  });
