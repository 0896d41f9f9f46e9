import { type Product, reshapeProduct } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { askPart, isPart } from '../list/list-api';
import { inTimeSlices } from '../time-slices';

/** Products of one reply: their texts are long. */
const partSize = 500;

/**
 * Maps every product with its texts. Only one part of them is in memory, unless the API gives no
 * parts.
 * @param transform undefined leaves a product out
 * @throws HttpError, NetworkError
 */
export async function mapProducts<T>(
  signal: AbortSignal,
  transform: (product: Product) => T | undefined,
): Promise<T[]> {
  const results = new Map<string, T | undefined>();
  for (let offset = 0; ; offset += partSize) {
    const part = await askPart({ fields: 'feed' }, 'id', offset, partSize, signal);
    const list = isPart(part)
      ? part.results
      : (part ?? (await requestList('GET /api/auth/products/', { signal })));
    await inTimeSlices(list, (raw) => {
      const product = reshapeProduct(raw);
      // Parts of a changing list may bring the same product twice.
      if (product) results.set(product.slug, transform(product));
    });
    if (!isPart(part) || list.length === 0 || offset + partSize >= part.count) break;
  }
  return [...results.values()].filter((result) => result !== undefined);
}
