import { InvalidCell, requiredText, text } from './cells';

/** What an image cell names. */
export interface NamedImage {
  /** Name of a file in the pictures folder. */
  file: string;
  /** Name of the colour shown. */
  color: string | null;
  alt: string;
}

const maxListLength = 50_000;

/** A cell that holds a list or an object in JSON, as what it holds; any other as it is. */
function fromJson(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^\s*[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** 'a|b|c', or a list in JSON. */
export function list(given: unknown): string[] {
  const cell = fromJson(given);
  if (Array.isArray(cell)) return cell.map((entry) => requiredText(entry, 1_000));
  return parts(text(cell, maxListLength));
}

/** 'Label: value|Label: value', or an object in JSON; in the same order. */
export function keyValues(given: unknown): Record<string, string> {
  const cell = fromJson(given);
  const pairs: [string, string][] = isPlainObject(cell)
    ? Object.entries(cell).map(([label, value]) => [label.trim(), text(value, 1_000)])
    : list(cell).map((entry) => {
        const colon = entry.indexOf(':');
        if (colon < 1) throw new InvalidCell(`'${entry}' is not of the form Label: value`);
        return [entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()];
      });
  const labels = pairs.map(([label]) => label);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) throw new InvalidCell(`names '${twice}' twice`);
  return Object.fromEntries(pairs);
}

/** 'Tan:#b5793f|Black:#1d1b1a', or a list of {name, hex} in JSON. */
export function colors(given: unknown): { name: string; hex: string }[] {
  const cell = fromJson(given);
  const named = Array.isArray(cell)
    ? cell.map((entry: unknown) => {
        if (!isPlainObject(entry)) throw new InvalidCell('must hold entries with name and hex');
        return { name: requiredText(entry.name, 100), hex: text(entry.hex, 40) };
      })
    : parts(text(cell, maxListLength)).map((entry) => {
        const colon = entry.lastIndexOf(':');
        if (colon < 1) throw new InvalidCell(`'${entry}' is not of the form Name:#rrggbb`);
        return { name: entry.slice(0, colon).trim(), hex: entry.slice(colon + 1).trim() };
      });
  const names = named.map(({ name }) => name.toLowerCase());
  for (const [index, { name, hex }] of named.entries()) {
    if (!/^#[0-9a-fA-F]{6}$/.test(hex)) {
      throw new InvalidCell(`'${hex}' of ${name} is not a colour; write six digits, as in #b5793f`);
    }
    if (names.indexOf(name.toLowerCase()) !== index) throw new InvalidCell(`names ${name} twice`);
  }
  return named.map(({ name, hex }) => ({ name, hex: hex.toLowerCase() }));
}

/** 'file;colour;alt|file', or a list of names or of {file, color, alt} in JSON. */
export function images(given: unknown): NamedImage[] {
  const cell = fromJson(given);
  const named = Array.isArray(cell)
    ? cell.map((entry: unknown) =>
        isPlainObject(entry)
          ? [text(entry.file, 300), text(entry.color, 100), text(entry.alt, 500)]
          : [text(entry, 300)],
      )
    : parts(text(cell, maxListLength)).map((entry) =>
        entry.split(';').map((piece) => piece.trim()),
      );
  return named.map(([file = '', color = '', alt = '', ...more]) => {
    if (more.length > 0) throw new InvalidCell(`'${file}' has more than file;colour;alt`);
    return { file: pictureName(file), color: color || null, alt };
  });
}

/** A file's name directly in the pictures folder; refuses anything that leads elsewhere. */
export function pictureName(name: string): string {
  if (name === '') throw new InvalidCell('names a picture without a file name');
  if (/[/\\]/.test(name) || name === '.' || name === '..') {
    throw new InvalidCell(
      `'${name}' must be the name of a file in the pictures folder, without a path`,
    );
  }
  return name;
}

const parts = (value: string): string[] =>
  value
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
