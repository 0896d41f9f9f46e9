import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page } from 'playwright-core';
import { slowCpu, withPage } from './browser';
import { type Figure, median, repeat } from './figures';
import { throttled } from './lighthouse/audit';
import { handWritten, openOtherPages } from './other-pages';
import type { Stage } from './stage';

/** The product grid in a page of another site, compared with a hand-written element. */
export async function embed({ shopUrl }: Stage): Promise<Figure[]> {
  const shop = await shopUrl();
  const pages = await openOtherPages(shop);
  return [
    await loaderWeight(shop),
    await alternate(pages, 'plain', 11),
    await alternate(pages, 'slow line, 4× CPU', 5),
  ];
}

async function loaderWeight(shop: string): Promise<Figure> {
  const loader = await (await fetch(`${shop}/embed.js`)).text();
  const zippedKb = async (text: string) =>
    (await promisify(gzip)(text, { level: 9 })).length / 1000;
  return {
    name: 'script for a grid elsewhere (gzip)',
    unit: 'kB',
    samples: [await zippedKb(loader)],
    atMost: 3,
    comparison: `by hand ${(await zippedKb(handWritten)).toFixed(1)} kB`,
  };
}

/** In alternation, so that both meet the same load of the machine. */
async function alternate(
  { ours, byHand }: { ours: string; byHand: string },
  how: 'plain' | 'slow line, 4× CPU',
  rounds: number,
): Promise<Figure> {
  const [, ...pairs] = await withPage({}, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (how !== 'plain') {
      await session.send('Network.emulateNetworkConditions', slowLine);
      await slowCpu(session);
    }
    // The first is left out.
    return repeat(rounds + 1, async () => ({
      byHand: await timeToProducts(page, byHand),
      ours: await timeToProducts(page, ours),
    }));
  });
  const ms = (side: 'ours' | 'byHand') =>
    `${median(pairs.map((pair) => pair[side])).toFixed(0)} ms`;
  return {
    name: `first product elsewhere, over by hand (${how})`,
    unit: 'ratio',
    samples: pairs.map((pair) => pair.ours / pair.byHand),
    atMost: 1.3,
    comparison: `ours ${ms('ours')}, by hand ${ms('byHand')}`,
  };
}

/** The line of the slowed-down audits, in CDP's units: bytes a second and ms. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttled.throttling;
const slowLine = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1000) / 8,
  uploadThroughput: (uploadThroughputKbps * 1000) / 8,
};

/** Opens the page again, without its cache, and waits until the first product can be seen. @returns ms */
async function timeToProducts(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(firstProduct, 20_000);
}

/** Runs in the page: time of the frame that has the first card's heading, in ms. */
const firstProduct = (timeoutMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const checkFrame = () => {
      const grid = document.querySelector('shop-product-grid, hand-grid');
      const title = grid?.shadowRoot?.querySelector('article :is(h2, h3)');
      if (title) resolve(performance.now());
      else if (performance.now() > timeoutMs) reject(new Error('no product came'));
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
