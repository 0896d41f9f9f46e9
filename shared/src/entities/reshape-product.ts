import { cleanText } from '@shop/shared/format';
import type { Product } from './product';
import { readColors, readPictures } from './read/pictures';
import { fieldsOf, parseInteger, readText, unwrapJson } from './read/scalars';
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

type Row = readonly [label: string, value: string];

/**
 * Specifications as an object, a list of texts (`Size: 30 cm`) or of {name|label|key|title, value},
 * a list of pairs, JSON text, or text with one per line. A value without a label keeps ''.
 */
function readSpecifications(raw: unknown): Row[] {
  const given = unwrapJson(raw);
  const entries = Object.entries(fieldsOf(given));
  const rows = Array.isArray(given)
    ? given.flatMap(readItem)
    : entries.length > 0
      ? entries.map(readEntry)
      : readText(given)
          .split(/[\n|]|;\s/)
          .map(readLine);
  return rows.filter(([, value]) => value !== '');
}

function readItem(item: unknown): Row[] {
  if (Array.isArray(item)) return [[readText(item[0]), readValue(item[1])]];
  const fields = fieldsOf(item);
  const label = fields.name ?? fields.label ?? fields.key ?? fields.title;
  if (label !== undefined) return [[readText(label), readValue(fields.value ?? fields.text)]];
  const entries = Object.entries(fields);
  return entries.length > 0 ? entries.map(readEntry) : [readLine(readText(item))];
}

const readEntry = ([label, value]: [string, unknown]): Row => [readable(label), readValue(value)];

/** `inner_pockets` is how a program says 'Inner pockets'. */
function readable(key: string): string {
  const words = cleanText(key).trim();
  if (!/^[a-z\d]+(_[a-z\d]+)*$/.test(words)) return words;
  return (words[0] ?? '').toUpperCase() + words.slice(1).replace(/_/g, ' ');
}

const readValue = (value: unknown): string => {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return Array.isArray(value) ? value.map(readText).filter(Boolean).join(', ') : readText(value);
};

function readLine(line: string): Row {
  const [, label = '', value = ''] = /^([^:\n]{1,60}?)\s*:\s+(.+)$/s.exec(line.trim()) ?? [];
  return value === '' ? ['', line.trim()] : [label.trim(), value.trim()];
}
