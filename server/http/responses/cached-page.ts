import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageResponse } from '../../messages';

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A rendered page with its compressed forms, each made once. Its text is kept as bytes: as a string
 * it takes two for each character, on the heap.
 */
export class CachedPage {
  readonly etag: string;
  readonly answer: Omit<PageResponse, 'body'>;
  private readonly text: Buffer;
  private readonly forms = new Map<Encoding, Promise<Buffer>>();

  constructor({ body, ...answer }: PageResponse) {
    this.answer = answer;
    this.text = Buffer.from(body);
    this.etag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.forms.get(encoding) ?? compress(this.text, encoding);
    this.forms.set(encoding, known);
    return known;
  }
}

async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return encoding === 'gzip' ? promisify(gzip)(text) : text;
}

/** A page older than this is rendered again, in ms: a change to the data shows within seconds. */
const maxAgeMs = 2_000;

/** So many addresses are asked for again within that time; a page has about 0.15 MB. */
const maxEntries = 100;

/** Pages of the live release, by release and address; one rendering under way for each. */
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<CachedPage>>({
    max: maxEntries,
    ttl: maxAgeMs,
  });

  /** @param make renders the page when it is not here or too old */
  get(release: string, path: string, make: () => Promise<PageResponse>): Promise<CachedPage> {
    const key = `${release} ${path}`;
    const known = this.pages.get(key);
    if (known) return known;
    const page = make().then((answer) => new CachedPage(answer));
    this.pages.set(key, page);
    page.catch(() => this.pages.delete(key));
    return page;
  }
}

/** Asked for again each time, and answered briefly when nothing has changed (RFC 9111). */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Sends a page compressed, or 304 to who has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const { answer, etag } = page;
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': defaultCacheControl,
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
