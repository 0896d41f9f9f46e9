import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** As the policy of the shop's pages, where nothing may be reported while sanitising. */
const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default shop-html',
].join('; ');

/** Tells of every script that runs. */
const watch = '<!doctype html><script>hits=0;hit=()=>{hits+=1}</script>';

/** Sanitises in one page, and shows in others what came of it. */
export interface TrialServer {
  url: string;
  /** what the page at `/show` holds, as the server of a page would write it */
  shown: readonly string[];
  close(): void;
}

/** @param scripts folder with the built `main.js` */
export async function openTrialServer(scripts: string): Promise<TrialServer> {
  const trial: TrialServer = { url: '', shown: [], close: () => server.close() };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://trial');
    if (pathname === '/clean') {
      response.setHeader('content-security-policy', strict);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>x</title><script defer src="/main.js"></script>');
    } else if (pathname === '/show') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(watch + trial.shown.map((html) => `<div data-shown>${html}</div>`).join('\n'));
    } else if (pathname === '/main.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(await readFile(path.join(scripts, 'main.js')));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  trial.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return trial;
}
