import type { ColorChoice } from '../product';
import { fieldsOf, readText, unwrapJson } from './scalars';

/** Shown where a colour's own value is none: the name still tells it. */
const neutral = '#9a8f80';

/** `#rgb` or `#rrggbb`, lower case; undefined for anything else, so that no other CSS gets in. */
export function readHex(raw: unknown): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(readText(raw)) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

/** Colours as a list of {name, hex}, of names, or as text with commas; each name once. */
export function readColors(raw: unknown): ColorChoice[] {
  const given = unwrapJson(raw);
  const list: unknown[] = Array.isArray(given) ? given : readText(given).split(',');
  const colors = new Map<string, ColorChoice>();
  for (const item of list) {
    const { name, hex, code, value } = fieldsOf(item);
    const given = readHex(hex ?? code ?? value) ?? readHex(item);
    const called = readText(name) || (typeof item === 'string' ? readText(item) : '') || given;
    const key = called?.toLowerCase();
    if (called && key && !colors.has(key)) colors.set(key, { name: called, hex: given ?? neutral });
  }
  return [...colors.values()];
}
