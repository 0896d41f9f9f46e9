import { fieldsOf, type ProductCard, reshapeCards } from '@shop/shared/entities';
import { absoluteUrl } from '@shop/shared/format';
import { request } from '@shop/shared/http';
import { withTimeout } from 'federated-site/async';
import { newestFirst } from './post-rules';

/** The longest that they may delay the post, in ms. */
const timeoutMs = 700;
/** Products next to a post. */
const maxProducts = 3;

/** What stands next to a post: the products that it links to, else the newest. */
export interface RelatedProducts {
  isLinked: boolean;
  cards: readonly ProductCard[];
}

/** @param html of the post; never rejects: when no answer comes in time there are none */
export async function relatedProducts(
  html: string,
  signal?: AbortSignal,
): Promise<RelatedProducts> {
  try {
    return await withTimeout(load(linkedSlugs(html), signal), timeoutMs, 'products of a post');
  } catch (error) {
    if (!signal?.aborted) console.info('products of a post:', error);
    return { isLinked: false, cards: [] };
  }
}

/** The slugs of the shop's products that a text links to, in its order. */
export function linkedSlugs(html: string): string[] {
  const links = html.matchAll(/\shref=["'](https?:\/\/[^/"']+)?\/products\/([\w-]+)["'#?]/g);
  const own = [...links].filter(([, origin = '/']) => absoluteUrl(origin) === absoluteUrl('/'));
  return [...new Set(own.map(([, , slug = '']) => slug))].slice(0, maxProducts);
}

async function load(slugs: readonly string[], signal?: AbortSignal): Promise<RelatedProducts> {
  const requests = slugs.map((ref) =>
    // Discontinued products answer 404; the row shows the others.
    request('GET /api/auth/products/{ref}/', { params: { ref }, signal }).catch(() => undefined),
  );
  const linked = reshapeCards(await Promise.all(requests));
  if (linked.length > 0) return { isLinked: true, cards: linked };
  const newest: unknown = await request('GET /api/auth/products/', {
    query: { ordering: '-created_at', limit: maxProducts, fields: 'card' },
    signal,
  });
  // Of an API with pages the first one: the others are not waited for.
  const list = Array.isArray(newest) ? newest : fieldsOf(newest).results;
  const cards = newestFirst(Array.isArray(list) ? reshapeCards(list) : []);
  return { isLinked: false, cards: cards.slice(0, maxProducts) };
}
