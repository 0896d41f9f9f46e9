/** A lower-case value → the value that is written, or undefined when the declaration goes. */
export type ValueShape = (value: string) => string | undefined;

/** The largest of each unit. Points count as pixels, `rem` and `ch` as `em`. */
export interface Limits {
  px: number;
  em: number;
  '%': number;
}

export const keyword =
  (words: string): ValueShape =>
  (value) =>
    words.split(' ').includes(value) ? value : undefined;

/** The first shape that knows the value. */
export const either =
  (...shapes: readonly ValueShape[]): ValueShape =>
  (value) => {
    for (const shape of shapes) {
      const written = shape(value);
      if (written !== undefined) return written;
    }
    return undefined;
  };

/** One to four values with spaces between them; functions keep theirs. */
export const each =
  (shape: ValueShape): ValueShape =>
  (value) => {
    const parts = value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];
    const written = parts.map(shape);
    return parts.length <= 4 && written.every((part) => part !== undefined)
      ? written.join(' ')
      : undefined;
  };

const unitOf: Readonly<Record<string, keyof Limits>> = {
  px: 'px',
  pt: 'px',
  em: 'em',
  rem: 'em',
  ch: 'em',
  '%': '%',
};

/** A length between nothing and its unit's limit: no minus, no power of ten, no viewport. */
export const length =
  (limits: Limits): ValueShape =>
  (value) => {
    const [, digits, unit = ''] =
      /^(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})([a-z]+|%)?$/.exec(value) ?? [];
    if (digits === undefined) return undefined;
    const size = Number(digits);
    if (size === 0) return '0';
    const limit = Object.keys(unitOf).includes(unit) ? limits[unitOf[unit] ?? 'px'] : 0;
    return size <= limit ? `${size}${unit}` : undefined;
  };

/** A bare number within bounds. */
export const between =
  (least: number, most: number): ValueShape =>
  (value) =>
    /^\d{1,3}(?:\.\d{1,3})?$/.test(value) && Number(value) >= least && Number(value) <= most
      ? value
      : undefined;

/** A colour: a name, hexadecimal, or rgb and hsl with plain numbers. */
export const color: ValueShape = (value) =>
  /^(?:[a-z]{3,24}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/.test(
    value,
  )
    ? value
    : undefined;
