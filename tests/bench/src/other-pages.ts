import { brotliCompressSync } from 'node:zlib';
import { openOtherSite } from '../../e2e/fixtures/other-site';
import { listProducts } from './shop';

/** Products that every grid shows. */
const count = 8;

/**
 * Two other sites: the first has the pages, the second the files of the hand-written grid, as
 * compressed as the shop's own. They stay open until the process ends.
 * @returns a page with the shop's element, and the same page with the hand-written one
 */
export async function openOtherPages(shop: string): Promise<{ ours: string; byHand: string }> {
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
export const handWritten = `customElements.define('hand-grid',class extends HTMLElement{async connectedCallback(){
const{items}=await(await fetch(this.getAttribute('src'))).json(),root=this.attachShadow({mode:'open'});
for(const{title,price,image,url}of items){const card=document.createElement('article'),link=document.createElement('a'),
head=document.createElement('h2'),img=new Image(280,280),cost=document.createElement('p');link.href=url;head.textContent=title;
img.loading='lazy';img.src=image;cost.textContent='₹'+price;link.append(img,head);card.append(link,cost);root.append(card)}}})`;
