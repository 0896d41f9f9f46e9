import { type Product, type ProductCard, reshapeProduct } from '@shop/shared/entities';
import { request, requestList } from '@shop/shared/http';

/** Requests at a time. */
const maxConcurrent = 6;

interface Item {
  productId: number;
  product?: ProductCard;
}

/**
 * The items of one of the visitor's lists, without repeated keys. A product of which an item holds only
 * the id is fetched by itself (spec section 3); where that fails, the item stays without it.
 * @throws HttpError or NetworkError when the list cannot be loaded
 */
export async function loadItems<T extends Item>(
  call: 'GET /api/auth/cart/' | 'GET /api/auth/wishlist/',
  reshape: (raw: unknown, product?: Product) => T | undefined,
  keyOf: (item: T) => number,
): Promise<T[]> {
  const raw: readonly unknown[] = await requestList(call);
  const products = await missingProducts(raw.flatMap((item) => reshape(item) ?? []));
  const items = new Map<number, T>();
  for (const rawItem of raw) {
    const { productId = 0 } = reshape(rawItem) ?? {};
    const item = reshape(rawItem, products.get(productId));
    if (item && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  return [...items.values()];
}

async function missingProducts(items: readonly Item[]): Promise<ReadonlyMap<number, Product>> {
  const found = new Map<number, Product>();
  const queue = [...new Set(items.flatMap(({ product, productId }) => (product ? [] : productId)))];
  const work = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const product = await fetchProduct(id);
      if (product) found.set(id, product);
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, queue.length) }, work));
  return found;
}

async function fetchProduct(id: number): Promise<Product | undefined> {
  try {
    const reply = await request('GET /api/auth/products/{ref}/', { params: { ref: String(id) } });
    return reshapeProduct(reply);
  } catch (error) {
    console.info(`product ${id}:`, error);
    return undefined;
  }
}
