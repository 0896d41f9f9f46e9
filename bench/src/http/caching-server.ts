import { createServer, request } from 'node:http';

/** Serves another server's answers from memory. */
export interface CachingServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Every answer is fetched once and kept as bytes: as fast as Node serves anything.
 * @param origin address of the server whose answers these are
 * @param change what is done to each answer before it is kept
 */
export async function serveKept(
  origin: string,
  change: (answer: Kept) => Kept | Promise<Kept> = (answer) => answer,
): Promise<CachingServer> {
  const cache = new Map<string, Kept>();
  const fetchOnce = async (path: string): Promise<Kept> => {
    const answer = await change(await get(origin + path));
    cache.set(path, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = ({ status, headers, body }: Kept) => response.writeHead(status, headers).end(body);
    const known = cache.get(path);
    if (known) return send(known);
    fetchOnce(path).then(send, (error: Error) => response.writeHead(502).end(error.message));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the system gave no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with its body as it was sent. */
export interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Belong to one connection, not to the answer. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Fetches as a browser would that takes brotli; nothing is decompressed. */
export function get(url: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { headers: { 'accept-encoding': 'br', accept: 'text/html,image/avif,image/webp,*/*' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const headers = Object.fromEntries(
            Object.entries(response.headers)
              .filter(([name]) => !ofConnection.has(name))
              .map(([name, value]) => [name, String(value)]),
          );
          resolve({
            status: response.statusCode ?? 0,
            headers: { ...headers, 'content-length': String(body.length) },
            body,
          });
        });
      },
    );
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${url} does not answer`)));
    sent.once('error', reject);
    sent.end();
  });
}
