import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface OtherPages {
  /** a page with the shop's element */
  ours: string;
  /** the same page with the hand-written one */
  byHand: string;
  close(): void;
}

type Files = Readonly<Record<string, readonly [type: string, body: string]>>;

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>${body}`;

/**
 * Two sites besides the shop: one with the pages, one with what the hand-written
 * grid loads, as compressed as the shop's own.
 */
export async function openOtherPages(shop: string): Promise<OtherPages> {
  const items = await readItems(shop);
  const script = 'text/javascript; charset=utf-8';
  const files = serve({
    '/hand.js': [script, handWritten],
    '/items.json': ['application/json', JSON.stringify({ items })],
  });
  const other = await listen(files);
  const html = 'text/html; charset=utf-8';
  const grid = `<shop-product-grid limit="${count}" sort="newest"></shop-product-grid>`;
  const pages = serve({
    '/ours': [html, page(`<script async src="${shop}/embed.js"></script>${grid}`)],
    '/by-hand': [
      html,
      page(
        `<script async src="${other}/hand.js"></script><hand-grid src="${other}/items.json"></hand-grid>`,
      ),
    ],
  });
  const site = await listen(pages);
  const close = () => {
    for (const server of [files, pages]) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { ours: `${site}/ours`, byHand: `${site}/by-hand`, close };
}

function serve(files: Files): Server {
  const known = new Map(
    Object.entries(files).map(([path, [type, body]]) => [
      path,
      { type, body: brotliCompressSync(body) },
    ]),
  );
  return createServer((request, response) => {
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const file = known.get(request.url ?? '');
    if (!file || request.method === 'OPTIONS') {
      response.writeHead(204, open).end();
      return;
    }
    response
      .writeHead(200, { ...open, 'content-type': file.type, 'content-encoding': 'br' })
      .end(file.body);
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Products that every grid shows. */
export const count = 8;

interface Item {
  title: string;
  /** rupees */
  price: number;
  url: string;
  image: string;
}

/** The products, as data. */
async function readItems(shop: string): Promise<Item[]> {
  const response = await fetch(`${shop}/api/auth/products/?fields=card&limit=${count}`);
  const body = await response.json();
  const list: readonly Record<string, unknown>[] = body.results ?? body;
  return list.slice(0, count).map(({ title, price, slug, images }) => {
    const [first] = (images ?? []) as readonly { image?: string }[];
    return {
      title: String(title),
      price: Number(price),
      url: `${shop}/products/${slug}`,
      image: new URL(first?.image ?? '/favicon.ico', shop).href,
    };
  });
}

/**
 * The least that a page could do by itself: an element of half a kB that asks for the same
 * products as data and draws plain cards. It is what a grid costs at best.
 */
export const handWritten = `customElements.define('hand-grid',class extends HTMLElement{async connectedCallback(){
const{items}=await(await fetch(this.getAttribute('src'))).json(),root=this.attachShadow({mode:'open'});
for(const{title,price,image,url}of items){const card=document.createElement('article'),link=document.createElement('a'),
head=document.createElement('h2'),img=new Image(280,280),cost=document.createElement('p');link.href=url;head.textContent=title;
img.loading='lazy';img.src=image;cost.textContent='₹'+price;link.append(img,head);card.append(link,cost);root.append(card)}}})`;
