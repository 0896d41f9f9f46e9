import type { Product } from './product';
import { readPictures } from './read/pictures';
import { fieldsOf, parseInteger, readText, unwrapJson } from './read/scalars';
import { readSpecifications } from './read/specifications';
import { reshapeCard } from './reshape-card';

/**
 * A whole product as any API writes it (spec section 3). Never throws.
 * @returns undefined for an object with neither id nor slug
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
  const saleEndsAt = card.originalPrice === undefined ? '' : readText(fields.sale_ends_at);
  const warrantyMonths = parseInteger(fields.warranty_months, 1);
  const exchangeDays = parseInteger(fields.exchange_days, 1);
  return {
    ...card,
    ...(saleEndsAt && { saleEndsAt }),
    description: readText(fields.description),
    pictures,
    features: readFeatures(fields.key_features),
    specifications: readSpecifications(fields.specifications),
    care: readText(fields.care_instructions),
    ...(warrantyMonths !== undefined && { warrantyMonths }),
    ...(exchangeDays !== undefined && { exchangeDays }),
  };
}

const bullet = /^\s*(?:[-*•·–✓✔]|\d{1,2}[.)])\s+/;

/**
 * Key features as a list, an object, or text with one feature per line, between `|` or `;`, or,
 * where it reads like a list and not like a sentence, between commas.
 */
function readFeatures(raw: unknown): string[] {
  const given = unwrapJson(raw);
  if (Array.isArray(given)) return given.map(readFeature).filter(Boolean);
  const fields = Object.entries(fieldsOf(given));
  if (fields.length > 0) return fields.map(readField).filter(Boolean);
  const text = readText(given);
  const parts = text.split(/[\n|•]|;\s/);
  return (parts.length === 1 ? splitCommas(text) : parts)
    .map((part) => part.replace(bullet, '').trim())
    .filter(Boolean);
}

/** A sentence has commas too: only short parts without a full stop inside are a list. */
function splitCommas(text: string): string[] {
  const parts = text.split(/,\s+/);
  const list =
    parts.length > 2 && parts.every((part) => part.length <= 40 && !/[.!?]\s/.test(part));
  return list && !/[.!?]$/.test(text) ? parts : [text];
}

function readFeature(item: unknown): string {
  const { title, name, label, text, value, feature } = fieldsOf(item);
  const own = readText(item) || readText(feature ?? text);
  const pair = [readText(title ?? name ?? label), readText(value)].filter(Boolean).join(': ');
  return own || pair;
}

const readField = ([name, value]: [string, unknown]): string => {
  if (value === true) return name;
  const text = readText(value);
  return text === '' || /^\d+$/.test(name) ? text : `${name}: ${text}`;
};
