/** Characters of a value that are shown. */
const maxLength = 60;

/** Two values that differ, as texts; of long ones the part where they begin to differ. */
export function excerpts(from: unknown, to: unknown): [from: string, to: string] {
  const [before, after] = [asCell(from), asCell(to)];
  if (Math.max(before.length, after.length) <= maxLength) return [before, after];
  const [old, now] = [[...before], [...after]];
  const differs = old.findIndex((letter, at) => letter !== now[at]);
  const start = Math.max(0, (differs < 0 ? old.length : differs) - maxLength / 3);
  return [cut(old, start), cut(now, start)];
}

function cut(letters: readonly string[], start: number): string {
  if (letters.length === 0) return '';
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('')}${letters.length > end ? '…' : ''}`;
}

export const isEmptyValue = (value: unknown): boolean => asCell(value) === '';

/** A value as a cell of a CSV file holds it. */
function asCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(asItem).join('|');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([label, text]) => `${label}: ${text}`)
      .join('|');
  }
  return String(value).replace(/\s+/g, ' ');
}

/** A text, a colour or a picture of a list. */
function asItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return asCell(item);
  const { name, hex, hash, color, caption, alt } = item as Record<string, string | null>;
  if (hash === undefined) return `${name}:${hex}`;
  return [hash, color ?? caption ?? '', alt ?? ''].join(';');
}
