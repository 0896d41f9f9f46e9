import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** An answer with its body as it was sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves another server's answers from memory, each fetched one time: as fast as Node serves
 * anything. It listens until the process ends.
 * @param origin address of the server whose answers these are
 * @param change changes each answer before it is cached
 * @returns its address
 */
export async function startCachingServer(
  origin: string,
  change: (answer: Answer, path: string) => Answer | Promise<Answer> = (answer) => answer,
): Promise<string> {
  const cache = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = (answer: Answer) => {
      cache.set(path, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    const cached = cache.get(path);
    if (cached) return send(cached);
    get(origin + path)
      .then((answer) => change(answer, path))
      .then(send)
      .catch((error: Error) => response.writeHead(502).end(error.message));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Belong to one connection, not to the answer. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Fetches as a browser would that takes brotli; nothing is decompressed. */
export async function get(url: string): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,image/avif,image/webp,*/*' };
  const sent = request(url, { headers, signal: AbortSignal.timeout(20_000) }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${url} does not answer`);
  const body = await buffer(response);
  const received = Object.entries(response.headers)
    .filter(([name]) => !ofConnection.has(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: { ...Object.fromEntries(received), 'content-length': String(body.length) },
    body,
  };
}

/** Compresses a text that was sent as it is, at the best level, as a proxy in front would. */
export async function compress(answer: Answer): Promise<Answer> {
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  if (encoding || !/^text\/|javascript|json|svg/.test(type)) return answer;
  const body = await promisify(brotliCompress)(answer.body);
  const headers = { 'content-encoding': 'br', 'content-length': String(body.length) };
  return { ...answer, body, headers: { ...answer.headers, ...headers } };
}

/** How long `get` takes, in ms. */
export async function timed(url: string): Promise<number> {
  const since = performance.now();
  await get(url);
  return performance.now() - since;
}
