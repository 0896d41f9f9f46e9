import { type Product, reshapeProduct } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { askPart, isPart } from '../list/list-api';
import { inTimeSlices } from '../time-slices';

/** Products of one reply: their texts are long. */
const partSize = 500;

/**
 * Makes something of every product with its texts. Only one part of them is in memory, unless
 * the API gives no parts.
 * @param take its results are collected; undefined leaves a product out
 * @throws HttpError, NetworkError
 */
export async function fromProducts<T>(
  signal: AbortSignal,
  take: (product: Product) => T | undefined,
): Promise<T[]> {
  const taken = new Map<string, T>();
  for (let offset = 0; ; offset += partSize) {
    const part = await askPart({ fields: 'feed' }, 'id', offset, partSize, signal);
    const list = isPart(part)
      ? part.results
      : (part ?? (await requestList('GET /api/auth/products/', { signal })));
    await inTimeSlices(list, (raw) => {
      const product = reshapeProduct(raw);
      const made = product && take(product);
      // Parts of a changing list may bring the same product twice.
      if (made !== undefined) taken.set(product?.slug ?? '', made);
    });
    if (!isPart(part) || list.length === 0 || offset + partSize >= part.count) break;
  }
  return [...taken.values()];
}
