/** A declaration that Chromium 87 was the first to know, of two or four sides at once. */
const shorthand =
  /([;{\s])(?:(inset)|(margin|padding|border)-(block|inline)):\s*([^;{}]+?)\s*(?=[;}])/g;

/** A pattern of one character, or of brackets with what is between them. */
export const bracketedPattern = (depth: number): string =>
  depth === 0 ? '[^()]' : `(?:[^()]|\\(${bracketedPattern(depth - 1)}*\\))`;

/** One value of several; what is between brackets belongs together. */
const oneValue = new RegExp(`(?:[^\\s()]|\\(${bracketedPattern(4)}*\\))+`, 'g');

const sides = {
  inset: ['top', 'right', 'bottom', 'left'],
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
} as const;

/**
 * The same style in words that Chromium 80 knows; pages run from left to right. The server writes
 * it so, and styled-components takes its rules over as they stand in the page; what scripts add in
 * such a browser, `older-style.ts` writes so.
 */
export const longhands = (css: string): string =>
  css.replace(
    shorthand,
    (_, before: string, inset?: 'inset', property?: string, axis?: string, value = '') => {
      // A border's width, style and colour belong to each of its sides.
      const values = property === 'border' ? [value] : (value.match(oneValue) ?? []);
      const written = sides[inset ?? (axis as 'block' | 'inline')].map((side, at) => {
        const own = values[at] ?? values[at - 2] ?? values[at - 1] ?? values[0];
        return `${property ? `${property}-` : ''}${side}:${own}`;
      });
      return before + written.join(';');
    },
  );
