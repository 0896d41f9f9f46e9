import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { pageHelpers } from '../browser/page-helpers';
import { withPage } from '../browser/with-page';
import type { Figure } from '../report/figure';
import { median } from '../report/median';
import type { Stage } from '../stage';
import { brotliSize } from '../weight/brotli-size';
import { fetchPeer } from './fetch-peer';
import { handWritten } from './hand-written';
import { type OtherPages, openOtherPages } from './other-pages';
import { timeToProducts } from './time-to-products';

const rounds = { plain: 11, slow: 5 };

/** Most time that the first product may take, over the hand-written element's. */
const maxRatio = 1.3;

/** The product grid in another page, beside a hand-written element and Shopify's. */
export async function embed({ shopUrl, scratch, say }: Stage): Promise<Figure[]> {
  const shop = await shopUrl();
  const peer = await fetchPeer(await scratch());
  const pages = await openOtherPages(shop, peer);
  try {
    const figures = [await loaderWeight(shop, peer)];
    for (const slow of [false, true]) {
      figures.push(await inTurn(pages, slow, say));
    }
    return figures;
  } finally {
    pages.close();
  }
}

async function loaderWeight(shop: string, peer: string): Promise<Figure> {
  const text = await (await fetch(`${shop}/embed.js`)).text();
  const sizes = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(brotliCompress)(handWritten),
  ]);
  const [ours, hand] = sizes.map(({ length }) => length / 1000);
  const theirs = (await brotliSize(peer)) / 1000;
  return {
    name: 'script for a grid elsewhere (gzip)',
    unit: 'kB',
    samples: [ours ?? 0],
    limit: { atMost: 3 },
    beside: `by hand ${hand?.toFixed(1)} kB; @shopify/buy-button-js ${theirs.toFixed(1)} kB brotli`,
  };
}

/** Turn and turn about, so that all meet the same moments of the machine. */
async function inTurn(
  { ours, byHand, peer }: OtherPages,
  slow: boolean,
  say: (line: string) => void,
): Promise<Figure> {
  const times = { ours: [] as number[], byHand: [] as number[], peer: [] as number[] };
  await withPage({}, async (page) => {
    await page.addInitScript(pageHelpers);
    for (const url of [ours, byHand, peer]) await timeToProducts(page, url, slow);
    for (let round = 0; round < (slow ? rounds.slow : rounds.plain); round += 1) {
      times.byHand.push(await timeToProducts(page, byHand, slow));
      times.ours.push(await timeToProducts(page, ours, slow));
      times.peer.push(await timeToProducts(page, peer, slow));
    }
  });
  const line = slow ? 'slow line, 4× CPU' : 'plain';
  const ms = (list: readonly number[]) => `${median(list).toFixed(0)} ms`;
  say(`  ${line}: ours ${ms(times.ours)}`);
  return {
    name: `first product elsewhere, over by hand (${line})`,
    unit: 'ratio',
    samples: times.ours.map((time, at) => time / (times.byHand[at] ?? Number.NaN)),
    limit: { atMost: maxRatio },
    beside: `ours ${ms(times.ours)}, by hand ${ms(times.byHand)}, @shopify/buy-button-js ${ms(times.peer)}`,
  };
}
