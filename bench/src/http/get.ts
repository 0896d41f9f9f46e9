import { request } from 'node:http';

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
