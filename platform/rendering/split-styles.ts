import { bracketedPattern } from '../browser/longhands';
import type { SplitStyles } from '../browser/page-data';
import { isMark, readStyles, rulesAndMarks } from '../html/collected-styles';
import { memoize } from './memoize';

/** A value of the theme with its fallback, `var(--shop-space-m, 16px)`, but for fonts that come later. */
const themeValue = new RegExp(
  `var\\(--shop-(?!font-(?:display|body))[\\w-]+, (${bracketedPattern(3)}*)\\)`,
  'g',
);

/** The same style with the values themselves: only pages of other sites set another theme. */
export function withValues(css: string): string {
  const replaced = css.replace(themeValue, '$1');
  return replaced === css ? css : withValues(replaced);
}

/** Selectors of a rule, or of the rules in a media query, each with the brace that follows. */
const selectors = /[^{}@]+\{(?=[^{}]*\})/g;

const attribute = /\[([\w-]+)(?:='([^']*)')?\]/g;

/** A rule, and whether it can wait for scripts. */
interface Rule {
  text: string;
  /**
   * for each selector the attributes that it needs, as they stand in the page's markup: the rule can
   * wait when each selector needs one that nothing has; missing when it can wait in any page
   */
  needs?: string[][];
}

/**
 * What can wait is for print, for a pointer over something, or for attributes that nothing in the
 * page has. What `details` open without a script stays.
 */
function ruleOf(text: string): Rule {
  if (isMark(text) || text.includes('\n') || text.startsWith('@media print')) {
    return { text };
  }
  const all = (text.match(selectors) ?? []).flatMap((one) => one.slice(0, -1).split(','));
  const needs = all.flatMap((selector) => {
    if (/:hover|:active/.test(selector)) return [];
    const plain = selector.replace(/:not\([^)]*\)/g, '').replace('[open]', '');
    const attributes = [...plain.matchAll(attribute)].map(([, name, value]) =>
      value === undefined ? `${name}="` : `${name}="${value}"`,
    );
    return [[...(/:disabled/.test(plain) ? ['disabled=""'] : []), ...attributes]];
  });
  return all.length > 0 && needs.length === 0 ? { text } : { text, needs };
}

const rulesOf = memoize((css: string): Rule[] =>
  rulesAndMarks(css).map((text) => ruleOf(withValues(text))),
);

/**
 * Parts the styles of a page's components into those of the first view and the rest, which comes
 * with the data for hydration: the marks by which styled-components takes its rules over as well.
 * @param styleTags the style element of `ServerStyleSheet`
 * @param html markup of the page
 * @returns undefined when the element is another than expected
 */
export function splitStyles(styleTags: string, html: string): SplitStyles | undefined {
  const styles = readStyles(styleTags);
  if (!styles) return undefined;
  const known = new Map<string, boolean>();
  const has = (text: string) => {
    const found = known.get(text) ?? html.includes(` ${text}`);
    known.set(text, found);
    return found;
  };
  const first: string[] = [];
  const later = rulesOf(styles.css).map(({ text, needs }) => {
    if (!needs) return text;
    const canWait = needs.length > 0 && needs.every((one) => one.some((needed) => !has(needed)));
    if (canWait) return text;
    first.push(text);
    return '';
  });
  return { version: styles.version, first: first.join('\n'), later };
}
