import { properties } from './properties';

/** More declarations than any writer needs. */
const maxDeclarations = 40;

/**
 * A style attribute with the declarations that are known to be harmless: none that takes a place
 * on the page, lies over something, has an enormous size, or asks for anything.
 *
 * Each piece between semicolons is judged for itself. A piece that was cut out of a string or a
 * comment has signs that no value shape knows, or is a harmless declaration by itself.
 * @returns undefined when nothing is left
 */
export function filterStyle(value: string): string | undefined {
  const kept = new Map<string, string>();
  for (const piece of value.split(';').slice(0, maxDeclarations)) {
    const colon = piece.indexOf(':');
    const name = piece.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const shape = Object.keys(properties).includes(name) ? properties[name] : undefined;
    const written = shape?.(plainValue(piece.slice(colon + 1)));
    if (written === undefined) continue;
    // As the cascade has it: the later declaration wins, in its own place.
    kept.delete(name);
    kept.set(name, written);
  }
  return kept.size > 0 ? [...kept].map((pair) => pair.join(': ')).join('; ') : undefined;
}

/** Nothing in a document may overrule the page. */
const plainValue = (value: string): string =>
  value
    .toLowerCase()
    .replace(/!\s*important\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ');
