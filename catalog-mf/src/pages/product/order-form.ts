import type { Product } from '@shop/shared/entities';
import { orderUrl } from '@shop/shared/format';
import {
  maxPieces,
  minQuantity,
  quantityParameter,
  readQuantity,
} from '../../components/product/quantity';
import { colorParameter } from '../../data/product/use-color';

/**
 * The chat that orders a product as its form says: for a press in the page, and for the server, to
 * which the form is submitted before scripts have taken over.
 * @param product the product, or its address alone before it is loaded
 * @param choice fields of the form. A colour that the product does not have is left out; a text that
 *   is not a quantity is the minimum, and more than the stock is the stock
 */
export function chosenOrderUrl(
  product: { slug: string } & Partial<Product>,
  choice: URLSearchParams,
): string {
  const { colors, quantity: stock = Infinity } = product;
  const color = choice.get(colorParameter);
  const isOffered = colors?.some(({ name }) => name === color) ?? true;
  const quantity = readQuantity(choice.get(quantityParameter) ?? '') ?? minQuantity;
  return orderUrl(
    { id: 0, title: '', price: 0, ...product },
    { quantity: Math.min(quantity, maxPieces(stock)), ...(color && isOffered && { color }) },
  );
}

/** The fields of a form as its submission names them. None is a file, the only other kind of value. */
export const formFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
