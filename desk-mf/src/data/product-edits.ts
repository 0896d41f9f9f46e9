import type { Body, DeskProductReply } from '@shop/shared/contract';
import { lastDayBefore } from '@shop/shared/format/bundled';

/** The fields of a form, as typed. */
export type Typed = Readonly<Record<string, string>>;

export type Edit = Omit<Body<'PATCH /api/auth/desk/products/{id}/'>, 'version'>;

/** What the form shows of a product. */
export const typedOf = (product: DeskProductReply) => ({
  title: product.title,
  category: product.category ?? '',
  description: product.description ?? '',
  available_colors: JSON.stringify(product.available_colors ?? []),
  country_of_origin: product.country_of_origin ?? '',
  price: plain(product.price),
  discounted_price: product.discounted_price === null ? '' : plain(product.discounted_price),
  sale_ends_at: (product.sale_ends_at && lastDayBefore(product.sale_ends_at)?.day) || '',
  quantity: String(product.quantity),
});

/** @returns a price as one types it */
export const plain = (price: string): string => price.replace(/\.00$/, '');

/** The fields that are typed otherwise than the product is, for the API. */
export function editsOf(typed: Typed, product: DeskProductReply): Edit {
  const is: Typed = typedOf(product);
  const changed = Object.entries(typed).filter(([name, text]) => text.trim() !== is[name]);
  return Object.fromEntries(
    changed.map(([name, text]) => [
      name,
      name === 'sale_ends_at' && text ? endOf(text) : text.trim(),
    ]),
  );
}

/** @returns the end of a day on the clock of the shop's pages (`shop-date.ts`), not of the phone */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59+05:30`);
  // A year of five digits: the API says what is wrong with it.
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

/** What a product will be after an edit, until the API has answered. */
export function shownAs({ pictures: _pictures, ...edit }: Edit): Partial<DeskProductReply> {
  const { discounted_price, sale_ends_at, quantity, available_colors, ...texts } = edit;
  return {
    ...texts,
    ...(discounted_price !== undefined && { discounted_price: discounted_price || null }),
    ...(sale_ends_at !== undefined && { sale_ends_at: sale_ends_at || null }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(available_colors !== undefined && { available_colors: JSON.parse(available_colors) }),
  };
}
