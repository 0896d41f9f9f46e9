import { maxOrderItems } from '@shop/shared/contract/order-limits';
import { fieldsOf, type Product, reshapeProduct } from '@shop/shared/entities';
import { isHttpError, request } from '@shop/shared/http';
import { failureOf } from '@shop/shared/ui/bundled';
import { findProduct, type ProductResult } from '../product/product-api';

/** Fewer cost as little one by one, and their answers are those of their own pages. */
const minTogether = 4;

let isUnderstood = true;

/**
 * Asks for products, all in one call where the API can.
 * @param refs slugs or ids
 * @returns the outcomes in their order; never rejects
 */
export async function findAll(
  refs: readonly string[],
  signal?: AbortSignal,
): Promise<ProductResult[]> {
  try {
    const found = refs.length >= minTogether && isUnderstood && (await loadAll(refs, signal));
    if (found) return refs.map((ref) => outcomeOf(ref, found));
  } catch (error) {
    // An API that is busy or away is not asked once more for each.
    if (!isHttpError(error) || error.status === 429 || error.status >= 500)
      return refs.map(() => failureOf(error));
  }
  return Promise.all(refs.map((ref) => findProduct(ref, signal)));
}

/** @returns undefined where the API has answered something else: it is not asked so again */
async function loadAll(refs: readonly string[], signal: AbortSignal | undefined) {
  // A slug may look like the id of another product: both come.
  const query = { refs: refs.join(), ordering: 'id', offset: 0, page_size: 2 * maxOrderItems };
  const reply: unknown = await request('GET /api/auth/products/', { query, signal });
  const { filters, results } = fieldsOf(reply);
  isUnderstood = Array.isArray(filters) && filters.includes('refs') && Array.isArray(results);
  return isUnderstood ? (results as unknown[]).map(reshapeProduct) : undefined;
}

function outcomeOf(ref: string, found: readonly (Product | undefined)[]): ProductResult {
  const product =
    found.find((one) => one?.slug === ref) ?? found.find((one) => one?.id === Number(ref));
  return product ? { state: 'found', product } : { state: 'missing' };
}
