import type { ShopConfig } from '@shop/shared/config';
import type { HtmlCleaner } from '@shop/shared/html';
import { LRUCache } from 'lru-cache';
import { HtmlWorker } from './html-worker';

/** A document that could not be sanitised is not tried again for this long, in ms. */
const cooldownMs = 10_000;

/**
 * The sanitiser of server-rendered pages: DOMPurify on jsdom with the platform's own rules. What
 * came of a document is kept by its content, since every rendering of a page asks for it anew.
 * @param config tells where the API's pictures are
 */
export function htmlCleaner(config: ShopConfig): HtmlCleaner {
  const worker = new HtmlWorker(config);
  const cache = new LRUCache<string, Promise<string>>({
    maxSize: 32 * 1024 * 1024,
    // Document and result are of about one size, two bytes for each character.
    sizeCalculation: (_, html) => html.length * 4 + 512,
  });
  return (html) => {
    const known = cache.get(html);
    if (known) return known;
    const result = worker.clean(html);
    cache.set(html, result);
    result.catch(() => cache.set(html, result, { ttl: cooldownMs }));
    return result;
  };
}
