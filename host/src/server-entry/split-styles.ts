import type { SplitStyles } from '../page-data';

/** What styled-components writes after each rule, and after each mark. */
const separator = /\/\*!sc\*\/\s*/;

const element = /^<style data-styled[^>]* data-styled-version="([^"]+)">([\s\S]*)<\/style>$/;

const within = (depth: number): string =>
  depth === 0 ? '[^()]*' : `(?:[^()]|\\(${within(depth - 1)}\\))*`;

/** A value of the theme with its fallback, `var(--shop-space-m, 16px)`, but for the font that comes later. */
const themeValue = new RegExp(`var\\(--shop-(?!font-display)[\\w-]+, (${within(3)})\\)`, 'g');

/** The same style with the values themselves: only pages of other sites set another theme. */
export function withValues(css: string): string {
  const replaced = css.replace(themeValue, '$1');
  return replaced === css ? css : withValues(replaced);
}

/** Selectors of a rule, or of the rules in a media query, each with the brace that follows. */
const selectors = /[^{}@]+\{(?=[^{}]*\})/g;

const attribute = /\[([\w-]+)(?:='([^']*)')?\]/g;

/**
 * Whether a rule can wait for scripts: it is for print, for a pointer over something, or for
 * attributes that nothing in the page has. What `details` open without a script stays.
 */
function canWait(rule: string, has: (attribute: string) => boolean): boolean {
  if (rule.startsWith('@media print')) return true;
  const all = (rule.match(selectors) ?? []).flatMap((one) => one.slice(0, -1).split(','));
  return (
    all.length > 0 &&
    all.every((selector) => {
      if (/:hover|:active/.test(selector)) return true;
      const plain = selector.replace(/:not\([^)]*\)/g, '').replace('[open]', '');
      if (/:disabled/.test(plain) && !has('disabled=""')) return true;
      return [...plain.matchAll(attribute)].some(
        ([, name, value]) => !has(value === undefined ? `${name}="` : `${name}="${value}"`),
      );
    })
  );
}

/**
 * Parts the styles of a page's components into those of the first view and the rest, which comes
 * with the data for hydration: the marks by which styled-components takes its rules over as well.
 * @param styleTags the style element of `ServerStyleSheet`
 * @param html markup of the page
 * @returns undefined when the element is another than expected
 */
export function splitStyles(styleTags: string, html: string): SplitStyles | undefined {
  const [, version, css] = element.exec(styleTags.trim()) ?? [];
  if (!version || css === undefined) return undefined;
  const known = new Map<string, boolean>();
  const has = (text: string) => {
    const found = known.get(text) ?? html.includes(` ${text}`);
    known.set(text, found);
    return found;
  };
  const first: string[] = [];
  const later = css.split(separator).flatMap((part) => {
    const rule = withValues(part.trim());
    if (!rule) return [];
    if (rule.startsWith('data-styled.') || rule.includes('\n') || canWait(rule, has)) return rule;
    first.push(rule);
    return '';
  });
  return { version, first: first.join('\n'), later };
}
