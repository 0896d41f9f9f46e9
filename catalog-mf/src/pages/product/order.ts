import type { Product } from '@shop/shared/entities';
import { orderUrl } from '@shop/shared/format';
import { maxPieces, minQuantity, readQuantity } from '../../components/product/quantity';
import { colorParameter } from '../../data/product/use-color';

/** The query parameter that holds the pieces to order. */
export const quantityParameter = 'quantity';

/**
 * The chat that orders a product as its form says: for a press in the page, and for the server, to
 * which the form is submitted before scripts have taken over.
 * @param product the product, or its address alone while no more is known
 * @param choice fields of the form. A colour that the product does not have is left out; what is no
 *   quantity is the minimum, and more than the stock is the stock
 */
export function chosenOrderUrl(
  product: Product | { slug: string },
  choice: URLSearchParams,
): string {
  const known = 'id' in product ? product : { ...product, id: 0, title: '', price: 0 };
  const asked = choice.get(colorParameter);
  const has = !('colors' in known) || known.colors.some(({ name }) => name === asked);
  const wanted = readQuantity(choice.get(quantityParameter) ?? '') ?? minQuantity;
  const maxOrder = 'quantity' in known ? maxPieces(known.quantity) : wanted;
  return orderUrl(known, {
    quantity: Math.min(wanted, maxOrder),
    ...(asked && has && { color: asked }),
  });
}

/** The fields of a form as its submission names them. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, field]) => [name, String(field)]));
