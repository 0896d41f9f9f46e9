import { cleanText } from '@shop/shared/format';
import { fieldsOf, readText, unwrapJson } from './scalars';

type Row = readonly [label: string, value: string];

/**
 * Specifications as an object, a list of texts (`Size: 30 cm`) or of {name|label|key|title, value},
 * a list of pairs, JSON text, or text with one per line. A value without a label keeps ''.
 */
export function readSpecifications(raw: unknown): Row[] {
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
