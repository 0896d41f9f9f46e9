import type { Body, DeskProductReply } from '@shop/shared/contract';
import { lastDayBefore } from '@shop/shared/format/bundled';

/** The fields of a form, as typed. */
export type FormValues = Readonly<Record<string, string>>;

export type Edit = Omit<Body<'PATCH /api/auth/desk/products/{id}/'>, 'version'>;

/** What the form shows of a product. */
export const valuesOf = (product: DeskProductReply) => ({
  title: product.title,
  category: product.category ?? '',
  description: product.description ?? '',
  available_colors: JSON.stringify(product.available_colors ?? []),
  country_of_origin: product.country_of_origin ?? '',
  price: plainPrice(product.price),
  discounted_price: product.discounted_price === null ? '' : plainPrice(product.discounted_price),
  sale_ends_at: (product.sale_ends_at && lastDayBefore(product.sale_ends_at)?.day) || '',
  quantity: String(product.quantity),
});

/** @returns a price as one types it */
export const plainPrice = (price: string): string => price.replace(/\.00$/, '');

/** The fields whose typed text differs from the product, for the API. */
export function editsOf(typed: FormValues, product: DeskProductReply): Edit {
  const saved: FormValues = valuesOf(product);
  const changed = Object.entries(typed).filter(([name, text]) => text.trim() !== saved[name]);
  return Object.fromEntries(
    changed.map(([name, text]) => [
      name,
      name === 'sale_ends_at' && text ? endOfDay(text) : text.trim(),
    ]),
  );
}

/** @returns the end of a day on the clock of the shop's pages (`shop-date.ts`), not of the phone */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59+05:30`);
  // A year of five digits: the API says what is wrong with it.
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

/** The fields of a product as an edit will leave them, shown until the API has answered. */
export function editedFields({ pictures: _pictures, ...edit }: Edit): Partial<DeskProductReply> {
  const { discounted_price, sale_ends_at, quantity, available_colors, ...texts } = edit;
  return {
    ...texts,
    ...(discounted_price !== undefined && { discounted_price: discounted_price || null }),
    ...(sale_ends_at !== undefined && { sale_ends_at: sale_ends_at || null }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(available_colors !== undefined && { available_colors: JSON.parse(available_colors) }),
  };
}
