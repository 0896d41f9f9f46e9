import { productPath } from '@shop/shared/format';
import { type LoaderArgs, withStatus } from '@shop/shared/ui/bundled';
import { withTimeout } from 'federated-site/async';
import { storeOrder } from '../../data/order/store-order';
import { findProduct, type ProductResult } from '../../data/product/product-api';
import { chosenOrderUrl } from './order';

/** The visitor waits in an empty tab: after this, in ms, the chat opens with the form's values. */
const waitMs = 2_000;

/**
 * Answers the form of colour and quantity with the chat that orders them. The address of a product
 * that does not exist shows the same as its page; of one that is sold out it leads to its page, which
 * says so and offers to ask when it is back.
 */
export async function orderLoader({ params, request }: LoaderArgs) {
  const slug = params.slug ?? '';
  const found = await withTimeout(findProduct(slug, request.signal), waitMs, slug).catch(
    (): ProductResult => ({ state: 'failed' }),
  );
  if (found.state === 'missing') return withStatus(found);
  return new Response(null, { status: 303, headers: { location: await locationOf() } });

  async function locationOf(): Promise<string> {
    const { search, searchParams } = new URL(request.url);
    // An API that does not answer stores nothing either.
    if (found.state !== 'found') return chosenOrderUrl({ slug }, searchParams);
    const { product } = found;
    if (product.quantity === 0) return productPath(product) + search;
    return storeOrder(chosenOrderUrl(product, searchParams), request.signal);
  }
}
