/** What styled-components writes beside rules, for taking them over in a browser. */
const marks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/**
 * The style of a fragment: rules alone. Sizes in `rem` follow the font size of a page's root,
 * which other pages set as they like (Bootstrap 3: 10px); here they follow `--shop-rem`.
 */
export const fragmentCss = (css: string): string =>
  css
    .replace(marks, '')
    .replace(/(?<![\w#-])(\d*\.?\d+)rem\b/g, (_, size: string) =>
      size === '1' ? 'var(--shop-rem,16px)' : `calc(var(--shop-rem,16px)*${size})`,
    );
