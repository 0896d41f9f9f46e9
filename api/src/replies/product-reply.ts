import type { ProductReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { type StoredReply, storedEntries } from '../products/product-fields';
import { listProductImages } from '../repositories/pictures-repository';
import { findProducts, type ProductRow } from '../repositories/products-repository';
import { imageReply, imagesByOwner } from './image-reply';

/** Products with their pictures, as the contract writes them; with `mainOnly` the first picture. */
export async function toProductReplies(
  db: Database,
  rows: readonly ProductRow[],
  mainOnly: boolean,
): Promise<ProductReply[]> {
  const ids = rows.map((row) => row.id);
  const found = await imagesByOwner(db, await listProductImages(db, ids, mainOnly), imageReply);
  return rows.map((row) => {
    const images = found.get(row.id) ?? [];
    return {
      id: row.id,
      ...storedReply(row),
      specifications: { ...row.specifications, ...labelledValues(row) },
      ...(row.discounted_price !== null &&
        row.sale_ends_at && { sale_ends_at: row.sale_ends_at.toISOString() }),
      category: row.category,
      created_at: row.created_at.toISOString(),
      images,
      image: images[0]?.image ?? null,
      ...((row.removed_at ?? row.hidden_at) !== null && { discontinued: true }),
    };
  });
}

/** The products that some items hold, by id. */
export async function productsOf(
  db: Database,
  items: readonly { product_id: number }[],
): Promise<Map<number, ProductReply>> {
  if (items.length === 0) return new Map();
  const ids = items.map((item) => item.product_id);
  const replies = await toProductReplies(db, await findProducts(db, ids), false);
  return new Map(replies.map((reply) => [reply.id, reply]));
}

const replyName = ([name, { reply }]: ReturnType<typeof storedEntries>[number]) => reply ?? name;

const storedReply = (row: ProductRow) =>
  Object.fromEntries(
    storedEntries().map((field) => [replyName(field), row[field[0]]]),
  ) as StoredReply<ProductRow>;

/** The fields that have a label and a value, as specifications. */
const labelledValues = (row: ProductRow): Record<string, string> =>
  Object.fromEntries(
    storedEntries().flatMap(([name, { label }]) => {
      if (label === undefined) return [];
      const given = [row[name]].flat().filter((one) => ![null, false, ''].includes(one as null));
      const value = given.map((one) => (one === true ? 'Yes' : String(one))).join(', ');
      return value ? [[label, value]] : [];
    }),
  );

/** A product without the texts that only its own page shows, for `fields=card`: of its specifications the size. */
export function cardReply(product: ProductReply): Partial<ProductReply> {
  const pageOnly = storedEntries().filter(([, { isPageOnly }]) => isPageOnly);
  const hidden = new Set<string>(pageOnly.map(replyName));
  const rest = Object.entries(product).filter(([name]) => !hidden.has(name));
  // The labels that `reshape-card.ts` of the apps reads.
  const sizes = Object.entries(product.specifications).filter(([label]) =>
    /^(sizes?|dimensions)$/i.test(label),
  );
  const size = sizes.length > 0 && { specifications: Object.fromEntries(sizes) };
  return { ...Object.fromEntries(rest), ...size };
}

/** The card and what else a marketplace lists, for `fields=feed`. */
export const feedReply = (product: ProductReply): Partial<ProductReply> => {
  const { description, specifications } = product;
  return { ...cardReply(product), description, specifications };
};

/** What a search needs in addition to the card, for `fields=search`. */
export const searchReply = ({
  id,
  slug,
  available_colors,
  key_features,
}: ProductRow): Partial<ProductReply> => ({ id, slug, available_colors, key_features });
