import { either, keyword, type ValueShape } from './value-shapes';

/** Smallest and largest letters, in `rem`. */
const bounds = { least: 0.6, most: 4 };

const inRem: Readonly<Record<string, number>> = {
  px: 1 / 16,
  pt: 1 / 12,
  em: 1,
  rem: 1,
  '%': 0.01,
};

/**
 * A size of letters, written in `rem`: sizes relative to the parent would multiply in nested
 * elements until a letter fills the page.
 */
const size: ValueShape = (value) => {
  const [, digits, unit = ''] = /^(\d{0,4}\.?\d{1,4})(px|pt|em|rem|%)$/.exec(value) ?? [];
  const rem = Number(digits) * (inRem[unit] ?? Number.NaN);
  return rem >= bounds.least && rem <= bounds.most
    ? `${Math.round(rem * 1000) / 1000}rem`
    : undefined;
};

export const fontSize = either(
  keyword('x-small small medium large x-large xx-large initial inherit'),
  size,
);
