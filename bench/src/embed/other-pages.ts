import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handWritten } from './hand-written';

/** Products that both grids show. */
export const count = 8;

export interface OtherPages {
  /** a page with the shop's element */
  ours: string;
  /** the same page with the hand-written one */
  byHand: string;
  close(): void;
}

const page = (script: string, element: string) =>
  `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>` +
  `<script async src="${script}"></script>${element}`;

/** Two sites besides the shop: one with the pages, one that serves the hand-written element. */
export async function openOtherPages(shop: string): Promise<OtherPages> {
  const items = JSON.stringify({ items: await readItems(shop) });
  const files = createServer((request, response) => {
    const isData = request.url === '/items.json';
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': isData ? 'application/json' : 'text/javascript; charset=utf-8',
      })
      .end(isData ? items : handWritten);
  });
  const hand = await listen(files);
  const ours = page(
    `${shop}/embed.js`,
    `<shop-product-grid limit="${count}" sort="newest"></shop-product-grid>`,
  );
  const byHand = page(`${hand}/hand.js`, `<hand-grid src="${hand}/items.json"></hand-grid>`);
  const pages = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(request.url === '/ours' ? ours : byHand);
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

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The same products, as data. */
async function readItems(shop: string): Promise<readonly object[]> {
  const response = await fetch(`${shop}/api/auth/products/?fields=card&limit=${count}`);
  const body = await response.json();
  const list: readonly Record<string, unknown>[] = body.results ?? body;
  return list.slice(0, count).map(({ title, price, slug, images }) => {
    const [first] = (images ?? []) as readonly { image?: string }[];
    return {
      title,
      price: Number(price),
      url: `${shop}/products/${slug}`,
      image: new URL(first?.image ?? '/favicon.ico', shop).href,
    };
  });
}
