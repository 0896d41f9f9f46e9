import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { request, requestList } from '@shop/shared/http';
import { firstPage } from '../first-page';

const productsCall = 'GET /api/auth/products/';

/**
 * Products of the same category, without the current one (spec section 2, Product detail). The
 * limited call is tried first; when it fails, the full list is filtered here (spec section 7).
 * @returns at most 8 cards; none when the product has no category
 * @throws as `requestList` when both calls fail
 */
export async function loadRelated(
  current: Pick<ProductCard, 'id' | 'slug' | 'category'>,
  signal?: AbortSignal,
): Promise<readonly ProductCard[]> {
  const { category } = current;
  if (category === '') return [];
  const limited = { category, limit: relatedLimit, fields: 'card' };
  const reply = await request(productsCall, { query: limited, signal }).then(
    (answer) => firstPage(answer)?.list,
    (error: unknown) => {
      if (signal?.aborted) throw error;
      console.info('related products, limited call:', error);
      return undefined;
    },
  );
  const products =
    reply ?? (await requestList(productsCall, { query: { fields: 'card' }, signal }));
  // The category is checked here too, since a plain API may ignore the query.
  const others = reshapeCards(products).filter(
    (card) => card.category === category && card.id !== current.id && card.slug !== current.slug,
  );
  return others.slice(0, relatedLimit);
}

/** Related products shown at most (spec section 9). */
const relatedLimit = 8;
