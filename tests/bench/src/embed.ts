import { promisify } from 'node:util';
import { brotliCompressSync, gzip } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openOtherSite } from '../../e2e/fixtures/other-site';
import { slowCpu, withPage } from './browser';
import { type Figure, figure, median, repeat } from './figures';
import { throttled } from './lighthouse/audit';
import { listProducts } from './shop';
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
    ...figure('script for a grid elsewhere (gzip)', 'kB', await zippedKb(loader)),
    atMost: 3.3,
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
  const ratios = pairs.map((pair) => pair.ours / pair.byHand);
  return {
    ...figure(`first product elsewhere, over by hand (${how})`, 'ratio', ...ratios),
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

/** Opens the page again, without its cache; gives the ms until the first product is drawn. */
async function timeToProducts(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() =>
    window.whenDrawn(() => {
      const grid = document.querySelector('shop-product-grid, hand-grid');
      return Boolean(grid?.shadowRoot?.querySelector('article :is(h2, h3)'));
    }),
  );
}

/** Products that every grid shows. */
const count = 8;

/**
 * Two other sites: the first has the pages, the second the files of the hand-written grid, as
 * compressed as the shop's own. They stay open until the process ends.
 * @returns a page with the shop's element, and the same page with the hand-written one
 */
async function openOtherPages(shop: string): Promise<{ ours: string; byHand: string }> {
  const file = (type: string, text: string) => ({
    type,
    body: brotliCompressSync(text),
    headers: { 'access-control-allow-origin': '*', 'content-encoding': 'br' },
  });
  const page = (script: string, grid: string) =>
    file(
      'text/html',
      `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1><script async src="${script}"></script>${grid}`,
    );
  const files = await openOtherSite({
    '/hand.js': file('text/javascript', handWritten),
    '/items.json': file('application/json', JSON.stringify({ items: await readItems(shop) })),
  });
  const element = `<shop-product-grid limit="${count}" sort="newest"></shop-product-grid>`;
  const hand = `<hand-grid src="${files.url}/items.json"></hand-grid>`;
  const pages = await openOtherSite({
    '/ours': page(`${shop}/embed.js`, element),
    '/by-hand': page(`${files.url}/hand.js`, hand),
  });
  // Another name of the machine: another site than that of the files.
  const url = pages.url.replace('127.0.0.1', 'localhost');
  return { ours: `${url}/ours`, byHand: `${url}/by-hand` };
}

/** The products, as data: prices in rupees. */
const readItems = async (shop: string): Promise<object[]> =>
  (await listProducts(shop))
    .slice(0, count)
    .map(({ title, price, slug, images: [first] = [] }) => ({
      title,
      price,
      url: `${shop}/products/${slug}`,
      image: new URL(first?.image ?? '/favicon.ico', shop).href,
    }));

/**
 * The least that a page could do by itself: an element of half a kB that asks for the same
 * products as data and draws plain cards. It is the lowest cost of a grid.
 */
const handWritten = `customElements.define('hand-grid',class extends HTMLElement{async connectedCallback(){
const{items}=await(await fetch(this.getAttribute('src'))).json(),root=this.attachShadow({mode:'open'});
for(const{title,price,image,url}of items){const card=document.createElement('article'),link=document.createElement('a'),
head=document.createElement('h2'),img=new Image(280,280),cost=document.createElement('p');link.href=url;head.textContent=title;
img.loading='lazy';img.src=image;cost.textContent='₹'+price;link.append(img,head);card.append(link,cost);root.append(card)}}})`;
