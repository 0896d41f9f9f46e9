import { type Product, type ProductCard, reshapeProduct } from '@shop/shared/entities';
import { isHttpError, request } from '@shop/shared/http';
import { type Failed, failureOf, type Pending } from '@shop/shared/ui/bundled';

/** Statuses that say no product lives at the address, however the API words it. */
const notFoundStatuses: readonly number[] = [400, 404, 410, 414];

/** No slug is longer: a longer one is not worth a request. */
const maxSlugLength = 255;

/**
 * Asks for one product (spec section 7, `products/{id or slug}/`).
 * @param prefetched a request already under way; when it fails the product is requested again
 * @returns the outcome; never rejects
 */
export async function findProduct(
  slug: string,
  signal?: AbortSignal,
  prefetched?: Promise<Product>,
): Promise<ProductResult> {
  if (slug.length > maxSlugLength) return { state: 'missing' };
  try {
    const ask = () => loadProduct(slug, signal);
    return { state: 'found', product: await (prefetched ? prefetched.catch(ask) : ask()) };
  } catch (error) {
    if (isHttpError(error) && notFoundStatuses.includes(error.status)) return { state: 'missing' };
    if (!signal?.aborted) console.info(`product ${slug}:`, error);
    return failureOf(error);
  }
}

/** @throws HttpError, NetworkError, or Error when the answer holds no product */
export async function loadProduct(ref: string, signal?: AbortSignal): Promise<Product> {
  const reply = await request('GET /api/auth/products/{ref}/', { params: { ref }, signal });
  const product = reshapeProduct(reply);
  if (!product) throw new Error('the answer holds no product');
  return product;
}

/** How asking for a product ended (spec section 4: loading, then found, not found or error). */
export type ProductResult =
  | {
      state: 'found';
      product: Product;
      /** Related products when they came along; the page asks for them itself otherwise. */
      related?: readonly ProductCard[];
      /** Title of its category when that came along. */
      categoryTitle?: string;
    }
  | { state: 'missing' }
  | Failed;

/** The data of the product route's loader: with that of a card; plain data on the server. */
export type ProductPageData = ProductResult | (Pending<ProductResult> & { card?: ProductCard });
