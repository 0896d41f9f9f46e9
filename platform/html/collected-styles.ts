/**
 * The format in which `ServerStyleSheet` of styled-components writes a page's styles, and in which
 * the library looks for them as it is evaluated in a browser. It is not documented: only this file
 * knows it. A style element holds rules; those of a component are followed by its mark,
 * `data-styled.g12[id="…"]{content:"…"}`; and each rule and mark by a comment, `!sc`.
 */
const separator = /\/\*!sc\*\/\s*/;
const anyMark = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/;
const element = /^<style data-styled[^>]* data-styled-version="([^"]+)">([\s\S]*)<\/style>$/;

/** Selects style elements that are not of styled-components. */
export const otherStyles = 'style:not([data-styled])';

export const isMark = (text: string): boolean => text.startsWith('data-styled.');

/** Rules and marks one by one, in their order. */
export const rulesAndMarks = (css: string): string[] =>
  css
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);

const notRules = new RegExp(`${separator.source}|${anyMark.source}`, 'g');

/** The rules alone. */
export const withoutMarks = (css: string): string => css.replace(notRules, '');

/**
 * @param styleTags of `ServerStyleSheet`
 * @returns its rules and marks, and the version of styled-components, which alone can take them
 * over; undefined when it is another element, or several
 */
export function readStyles(styleTags: string): { version: string; css: string } | undefined {
  const [, version, css] = element.exec(styleTags.trim()) ?? [];
  return version && css !== undefined ? { version, css } : undefined;
}

/**
 * In a browser: what styled-components takes over as it is evaluated, once. The element is none of
 * HTML, so that the browser does not read it as style.
 * @param all rules and marks
 */
export function collectedStyles(version: string, all: readonly string[]): Element {
  const style = document.createElementNS(null, 'style');
  style.setAttribute('data-styled', 'true');
  style.setAttribute('data-styled-version', version);
  style.textContent = all.map((one) => `${one}/*!sc*/\n`).join('');
  return style;
}

/** Rules and the mark after them; animations have ids of their own. */
const block = /([\s\S]*?)data-styled\.g\d+(\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*)/g;
const isAnimation = ({ id }: { id: string }) => id.startsWith('sc-keyframes-');

/**
 * Style elements with their marks numbered as they stand, animations last by their names. As they
 * are, marks have the numbers that components got in this process: animations as pages were first
 * drawn with them, so that no two servers would write the same.
 */
export const inStableOrder = (styleTags: string): string =>
  styleTags.replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, open, css: string, close) => {
    const blocks: { rules: string; mark: string; id: string }[] = [];
    const rest = css.replace(block, (_whole, rules: string, mark: string, id: string) => {
      blocks.push({ rules, mark, id });
      return '';
    });
    const moving = blocks.filter(isAnimation).sort((a, b) => (a.id < b.id ? -1 : 1));
    const still = blocks.filter((one) => !isAnimation(one));
    const numbered = [...still, ...moving].map(
      ({ rules, mark }, at) => `${rules}data-styled.g${at + 1}${mark}`,
    );
    return open + numbered.join('') + rest + close;
  });
