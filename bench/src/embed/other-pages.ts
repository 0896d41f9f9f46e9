import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { handWritten } from './hand-written';
import { peerData, peerScript, peerStart } from './peer-page';
import { count, readItems } from './read-items';

export interface OtherPages {
  /** a page with the shop's element */
  ours: string;
  /** the same page with the hand-written one */
  byHand: string;
  /** the same page with Shopify's */
  peer: string;
  close(): void;
}

type Files = Readonly<Record<string, readonly [type: string, body: string]>>;

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>${body}`;

/**
 * Two sites besides the shop: one with the pages, one with what the other two grids load, as
 * compressed as the shop's own.
 * @param peerFile path of Shopify's script
 */
export async function openOtherPages(shop: string, peerFile: string): Promise<OtherPages> {
  const items = await readItems(shop);
  const script = 'text/javascript; charset=utf-8';
  const files = serve({
    '/hand.js': [script, handWritten],
    '/items.json': ['application/json', JSON.stringify({ items })],
    '/peer.js': [script, peerScript(readFileSync(peerFile, 'utf8'))],
    '/api/2025-01/graphql': ['application/json', peerData(items)],
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
    '/peer': [html, page(peerStart(`${other}/peer.js`, new URL(other).host))],
  });
  const site = await listen(pages);
  const close = () => {
    for (const server of [files, pages]) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { ours: `${site}/ours`, byHand: `${site}/by-hand`, peer: `${site}/peer`, close };
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
