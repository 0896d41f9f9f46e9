import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page } from 'playwright-core';
import { withPage } from './browser';
import { type Figure, median } from './figures';
import { handWritten, openOtherPages } from './other-pages';
import type { Stage } from './stage';

const rounds = { plain: 11, slow: 5 };

/** Most time that the first product may take, over the hand-written element's. */
const maxRatio = 1.3;

/** The product grid in a page of another site, compared with a hand-written element. */
export async function embed({ shopUrl }: Stage): Promise<Figure[]> {
  const shop = await shopUrl();
  const pages = await openOtherPages(shop);
  try {
    const figures = [await loaderWeight(shop)];
    for (const slow of [false, true]) figures.push(await alternate(pages, slow));
    return figures;
  } finally {
    pages.close();
  }
}

async function loaderWeight(shop: string): Promise<Figure> {
  const text = await (await fetch(`${shop}/embed.js`)).text();
  const [ours, hand] = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(gzip)(handWritten, { level: 9 }),
  ]);
  return {
    name: 'script for a grid elsewhere (gzip)',
    unit: 'kB',
    samples: [ours.length / 1000],
    limit: { atMost: 3 },
    comparison: `by hand ${(hand.length / 1000).toFixed(1)} kB`,
  };
}

/** In alternation, so that both meet the same load of the machine. */
async function alternate(
  { ours, byHand }: { ours: string; byHand: string },
  slow: boolean,
): Promise<Figure> {
  const times = { ours: [] as number[], byHand: [] as number[] };
  await withPage({}, async (page) => {
    for (const url of [ours, byHand]) await timeToProducts(page, url, slow);
    for (let round = 0; round < (slow ? rounds.slow : rounds.plain); round += 1) {
      times.byHand.push(await timeToProducts(page, byHand, slow));
      times.ours.push(await timeToProducts(page, ours, slow));
    }
  });
  const ms = (list: readonly number[]) => `${median(list).toFixed(0)} ms`;
  return {
    name: `first product elsewhere, over by hand (${slow ? 'slow line, 4× CPU' : 'plain'})`,
    unit: 'ratio',
    samples: times.ours.map((time, at) => time / (times.byHand[at] ?? Number.NaN)),
    limit: { atMost: maxRatio },
    comparison: `ours ${ms(times.ours)}, by hand ${ms(times.byHand)}`,
  };
}

/** A page on a slow line with a slow processor, as a phone's: CDP's units, bytes a second and ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const slowdown = 4;
/** How long the first product may take, in ms. */
const timeoutMs = 20_000;

/** Opens the page again, without its cache, and waits until the first product can be seen. @returns ms */
async function timeToProducts(page: Page, url: string, slow: boolean): Promise<number> {
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
    const checkFrame = () => {
      const grid = document.querySelector('shop-product-grid, hand-grid');
      const title = grid?.shadowRoot?.querySelector('article :is(h2, h3)');
      if (title) resolve(performance.now());
      else if (performance.now() > timeout) reject(new Error('no product came'));
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
