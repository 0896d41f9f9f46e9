import { orderPath, productPath } from '@shop/shared/format';
import type { LoaderArgs } from '@shop/shared/ui/bundled';
import { quantityParameter, readQuantity } from '../../components/product/quantity';
import { findForChat, storeOrder } from '../../data/order/order-chat';
import { colorParameter } from '../../data/product/use-color';
import { chosenOrderUrl } from './order-form';

/**
 * Answers the form of colour and quantity with the chat that orders them; of a product that is sold
 * out or does not exist with its page, which says so. The address alone, which a robot may find,
 * orders nothing: it leads to the page of the same order.
 */
export async function chatLoader({ params, request }: LoaderArgs) {
  const slug = params.slug ?? '';
  return new Response(null, { status: 303, headers: { location: await locationOf() } });

  async function locationOf(): Promise<string> {
    if (request.method === 'GET') {
      const { searchParams } = new URL(request.url);
      const color = searchParams.get(colorParameter) ?? '';
      const quantity = readQuantity(searchParams.get(quantityParameter) ?? '') ?? 1;
      return orderPath([{ id: 0, slug, color, quantity }]);
    }
    const form = new URLSearchParams(await request.text());
    const found = await findForChat(slug, request.signal);
    // An API that does not answer stores nothing either.
    if (found.state === 'failed') return chosenOrderUrl({ slug }, form);
    if (found.state === 'missing') return productPath({ slug });
    const { product } = found;
    if (product.quantity === 0) return `${productPath(product)}?${form}`;
    return storeOrder(chosenOrderUrl(product, form), request.signal);
  }
}
