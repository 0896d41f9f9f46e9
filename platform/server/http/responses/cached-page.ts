import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageResponse } from '../../messages';
import type { ExpiringCache } from '../../release/release-context';

type Compressed = 'br' | 'gzip';
type Encoding = Compressed | 'identity';
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** A text's compressed forms, each made once. */
interface Forms extends Partial<Record<Compressed, Promise<Buffer>>> {
  /** `br` is as small as it can be, or will not become so */
  isBest?: true;
}

/** Of the texts made last, by ETag: a page that is rendered again is mostly the same as before. */
const formsByEtag = new LRUCache<string, Forms>({ max: 200 });

/**
 * A rendered page with its compressed forms. Its text is stored as bytes: as a string it takes two for
 * each character, on the heap.
 */
export class CachedPage {
  readonly etag: string;
  readonly answer: Omit<PageResponse, 'body'>;
  private readonly text: Buffer;
  private readonly forms: Forms;

  /**
   * @param brotliQuality of the first answer, 0 to 11. Level 5 takes a list 1 ms of CPU, level 7
   *   takes 5 ms to make it 1 % smaller.
   */
  constructor(
    { body, ...answer }: PageResponse,
    private readonly brotliQuality = 5,
  ) {
    this.answer = answer;
    this.text = Buffer.from(body);
    this.etag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
    const known = formsByEtag.get(this.etag);
    this.forms = known ?? {};
    if (known) compressBest(this.text, known);
    else formsByEtag.set(this.etag, this.forms);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.text;
    this.forms[encoding] ??=
      encoding === 'br' ? brotli(this.text, this.brotliQuality) : promisify(gzip)(this.text);
    return this.forms[encoding];
  }
}

/**
 * A file whose text is made here.
 * @param type media type, without its charset
 * @param brotliQuality as in `CachedPage`
 */
export const textFile = (
  type: string,
  body: string,
  headers: PageResponse['headers'] = {},
  brotliQuality?: number,
): CachedPage =>
  new CachedPage(
    { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, ...headers }, body },
    brotliQuality,
  );

const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

let isCompressing = false;

/**
 * Compresses a text that comes a second time at the best level: 8 % smaller for 30 to 200 ms of CPU
 * on a thread of its own. One at a time, then a pause: it takes a tenth of a core at most.
 */
async function compressBest(text: Buffer, forms: Forms): Promise<void> {
  if (isCompressing || forms.isBest) return;
  isCompressing = true;
  forms.isBest = true;
  const best = await brotli(text, 11).catch(() => undefined);
  if (best) forms.br = Promise.resolve(best);
  setTimeout(() => {
    isCompressing = false;
  }, 2_000).unref();
}

/** A page older than this is rendered again, in ms: a change to the data shows within seconds. */
const maxAgeMs = 2_000;

/** So many addresses are asked for again within that time; a page has about 0.15 MB. */
const maxEntries = 100;

/** Addresses to render again with the next release, before it is live. */
const maxAddresses = 20;

/** Pages of the live release, by release and address; one rendering under way for each. */
export class PageCache implements ExpiringCache {
  hits = 0;
  misses = 0;
  private readonly pages = new LRUCache<string, Promise<CachedPage>>({
    max: maxEntries,
    ttl: maxAgeMs,
  });
  private readonly asked = new LRUCache<string, true>({ max: maxAddresses });

  get size(): number {
    return this.pages.size;
  }

  /** Addresses that were asked for last, also when their pages are too old: the last one first. */
  addresses(): string[] {
    return [...this.asked.keys()];
  }

  /**
   * Renders a page once for all who wait for it, however long that takes.
   * @param make renders the page when it is not here or too old
   */
  get(release: string, path: string, make: () => Promise<PageResponse>): Promise<CachedPage> {
    this.asked.set(path, true);
    const key = `${release} ${path}`;
    const known = this.pages.get(key);
    if (known) {
      this.hits += 1;
      return known;
    }
    this.misses += 1;
    const page = make().then((answer) => new CachedPage(answer));
    this.pages.set(key, page, { ttl: 0 });
    // One that began before the data changed is for those who wait for it.
    const isHere = () => this.pages.peek(key) === page;
    page.then(
      () => isHere() && this.pages.set(key, page),
      () => isHere() && this.pages.delete(key),
    );
    return page;
  }

  expire(): void {
    this.pages.clear();
  }
}

/** Asked for again each time, and answered briefly when nothing has changed (RFC 9111). */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Sends a page compressed, or 304 if the browser has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const { answer, etag } = page;
  const { raw } = reply;
  // A connection that stays open needs no header that says so (RFC 9112, 9.3): 47 bytes.
  if (raw.shouldKeepAlive && !raw.hasHeader('connection')) raw.removeHeader('connection');
  // A failure is true for this moment only.
  const cacheControl = answer.status < 500 ? defaultCacheControl : 'no-store';
  reply.headers({
    ...{ vary: 'accept-encoding', 'cache-control': cacheControl },
    ...(answer.status < 500 && { etag }),
    ...answer.headers,
  });
  if (answer.status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(await page.body(encoding));
}
