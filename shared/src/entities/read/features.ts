import { fieldsOf, readText, unwrapJson } from './scalars';

const bullet = /^\s*(?:[-*•·–✓✔]|\d{1,2}[.)])\s+/;

/**
 * Key features as a list, an object, or text with one feature per line, between `|` or `;`, or,
 * where it reads like a list and not like a sentence, between commas.
 */
export function readFeatures(raw: unknown): string[] {
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
  const text = readText(value);
  return value === true || text === '' || /^\d+$/.test(name)
    ? value === true
      ? name
      : text
    : `${name}: ${text}`;
};
