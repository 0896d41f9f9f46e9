import type { ProductReply } from '@shop/shared/contract';
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
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    price: row.price,
    discounted_price: row.discounted_price,
    discount_percent: row.discount_percent,
    images: shown,
    image: shown[0]?.image ?? null,
    category: row.category,
    available_colors: row.available_colors,
    quantity: row.quantity,
    key_features: row.key_features,
    specifications: row.specifications,
    care_instructions: row.care_instructions,
    warranty_months: row.warranty_months,
    exchange_days: row.exchange_days,
    isPopular: row.is_popular,
    created_at: row.created_at.toISOString(),
  };
}

/** A product without the texts that only its own page shows, for `fields=card`. */
export function cardReply(product: ProductReply): Partial<ProductReply> {
  const {
    description: _description,
    specifications: _specifications,
    key_features: _features,
    care_instructions: _care,
    ...card
  } = product;
  return card;
}

/** What a search needs beside the card, for `fields=search`. */
export const searchReply = ({
  id,
  slug,
  available_colors,
  key_features,
}: ProductRow): Partial<ProductReply> => ({ id, slug, available_colors, key_features });
