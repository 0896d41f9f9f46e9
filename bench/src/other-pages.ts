import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * Two other sites, which are two names of one server: the first has the pages, the second the files
 * of the hand-written grid, as compressed as the shop's own.
 * @returns a page with the shop's element, and the same page with the hand-written one
 */
export async function openOtherPages(
  shop: string,
): Promise<{ ours: string; byHand: string; close(): void }> {
  const files = new Map<string | undefined, { type: string; body: Buffer }>();
  const add = (path: string, type: string, body: string) =>
    files.set(path, { type, body: brotliCompressSync(body) });
  const server = createServer((request, response) => {
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const file = files.get(request.url);
    if (!file || request.method === 'OPTIONS') return response.writeHead(204, open).end();
    const headers = { ...open, 'content-type': file.type, 'content-encoding': 'br' };
    return response.writeHead(200, headers).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [pages, other] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

  const addPage = (path: string, script: string, grid: string) =>
    add(
      path,
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1><script async src="${script}"></script>${grid}`,
    );
  const element = `<shop-product-grid limit="${count}" sort="newest"></shop-product-grid>`;
  addPage('/ours', `${shop}/embed.js`, element);
  addPage('/by-hand', `${other}/hand.js`, `<hand-grid src="${other}/items.json"></hand-grid>`);
  add('/hand.js', 'text/javascript; charset=utf-8', handWritten);
  add('/items.json', 'application/json', JSON.stringify({ items: await readItems(shop) }));
  return {
    ours: `${pages}/ours`,
    byHand: `${pages}/by-hand`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Products that every grid shows. */
const count = 8;

interface Listed {
  title: string;
  price: number;
  slug: string;
  images?: readonly { image: string }[];
}

/** The products, as data: prices in rupees. */
async function readItems(shop: string): Promise<object[]> {
  const response = await fetch(`${shop}/api/auth/products/?fields=card&limit=${count}`);
  const body: Listed[] | { results: Listed[] } = await response.json();
  const list = Array.isArray(body) ? body : body.results;
  return list.slice(0, count).map(({ title, price, slug, images: [first] = [] }) => ({
    title,
    price,
    url: `${shop}/products/${slug}`,
    image: new URL(first?.image ?? '/favicon.ico', shop).href,
  }));
}

/**
 * The least that a page could do by itself: an element of half a kB that asks for the same
 * products as data and draws plain cards. It is the lowest cost of a grid.
 */
export const handWritten = `customElements.define('hand-grid',class extends HTMLElement{async connectedCallback(){
const{items}=await(await fetch(this.getAttribute('src'))).json(),root=this.attachShadow({mode:'open'});
for(const{title,price,image,url}of items){const card=document.createElement('article'),link=document.createElement('a'),
head=document.createElement('h2'),img=new Image(280,280),cost=document.createElement('p');link.href=url;head.textContent=title;
img.loading='lazy';img.src=image;cost.textContent='₹'+price;link.append(img,head);card.append(link,cost);root.append(card)}}})`;
