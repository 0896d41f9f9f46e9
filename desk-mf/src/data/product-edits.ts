import type { Body, DeskProductReply } from '@shop/shared/contract';
import { shopDay } from './change-rules';

/** The fields of a product's form, as typed. */
export type Typed = Readonly<Record<string, string>>;

/** What the form shows of a product. */
export const typedOf = ({ price, discounted_price, sale_ends_at, quantity }: DeskProductReply) => ({
  price: plain(price),
  discounted_price: discounted_price === null ? '' : plain(discounted_price),
  sale_ends_at: sale_ends_at === null ? '' : shopDay(sale_ends_at),
  quantity: String(quantity),
});

const plain = (price: string): string => price.replace(/\.00$/, '');

/** The fields that are typed otherwise than the product is, for the API. */
export function editsOf(
  typed: Typed,
  product: DeskProductReply,
): Omit<Body<'PATCH /api/auth/desk/products/{id}/'>, 'version'> {
  const is: Typed = typedOf(product);
  const changed = Object.entries(typed).filter(([name, text]) => text.trim() !== is[name]);
  return Object.fromEntries(
    changed.map(([name, text]) => [
      name,
      // A day that is typed is over at its end, in the time of the reader's own phone.
      name === 'sale_ends_at' && text ? new Date(`${text}T23:59:59`).toISOString() : text.trim(),
    ]),
  );
}
