import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage, Encoding } from './page-cache';

/** Asked for again each time, and answered briefly when nothing has changed (RFC 9111). */
const always = 'public, max-age=0, must-revalidate';

/** Sends what was made before: compressed, and with 304 to who has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const { answer, etag } = page;
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': always,
    ...answer.headers,
  });
  if (answer.status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  const encoding = accepted(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(await page.body(encoding));
}

const accepted = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';
