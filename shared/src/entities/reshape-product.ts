import type { Product } from './product';
import { readColors } from './read/colors';
import { readFeatures } from './read/features';
import { readPictures } from './read/pictures';
import { fieldsOf, parseInteger, readText } from './read/scalars';
import { readSpecifications } from './read/specifications';
import { reshapeCard } from './reshape-card';

/**
 * A whole product as any API writes it (spec section 3). Never throws.
 * @returns undefined for what has neither id nor slug
 */
export function reshapeProduct(raw: unknown): Product | undefined {
  const card = reshapeCard(raw);
  if (!card) return undefined;
  const fields = fieldsOf(raw);
  const listed = readPictures(fields.images, card.title);
  const pictures =
    card.picture && !listed.some(({ src }) => src === card.picture?.src)
      ? [card.picture, ...listed]
      : listed;
  const warrantyMonths = parseInteger(fields.warranty_months, 1);
  const exchangeDays = parseInteger(fields.exchange_days, 1);
  return {
    ...card,
    description: readText(fields.description),
    pictures,
    colors: readColors(fields.available_colors),
    features: readFeatures(fields.key_features),
    specifications: readSpecifications(fields.specifications),
    care: readText(fields.care_instructions),
    ...(warrantyMonths !== undefined && { warrantyMonths }),
    ...(exchangeDays !== undefined && { exchangeDays }),
  };
}
