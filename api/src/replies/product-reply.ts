import type { ProductReply } from '@shop/shared/contract';
import { type StoredReply, storedEntries } from '../products/product-fields';
import type { PictureRow, ProductImageRow } from '../repositories/pictures-repository';
import type { ProductRow } from '../repositories/products-repository';
import { imageReply } from './image-reply';

/** A product as the contract writes it. */
export function productReply(
  row: ProductRow,
  images: readonly ProductImageRow[],
  pictures: ReadonlyMap<string, PictureRow>,
): ProductReply {
  const shown = images.flatMap((image) => {
    const picture = pictures.get(image.picture_hash);
    return picture ? [imageReply(image, picture)] : [];
  });
  return {
    id: row.id,
    ...storedReply(row),
    specifications: { ...row.specifications, ...labelledValues(row) },
    category: row.category,
    created_at: row.created_at.toISOString(),
    images: shown,
    image: shown[0]?.image ?? null,
  };
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

/** A product without the texts that only its own page shows, for `fields=card`. */
export function cardReply(product: ProductReply): Partial<ProductReply> {
  const pageOnly = storedEntries().filter(([, { isPageOnly }]) => isPageOnly);
  const hidden = new Set<string>(pageOnly.map(replyName));
  return Object.fromEntries(Object.entries(product).filter(([name]) => !hidden.has(name)));
}

/** What a search needs beside the card, for `fields=search`. */
export const searchReply = ({
  id,
  slug,
  available_colors,
  key_features,
}: ProductRow): Partial<ProductReply> => ({ id, slug, available_colors, key_features });
