/** From a tag's name to its end; quotes count only after an equals sign (HTML Standard, 13.2.5). */
const tag = /<[a-z](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*/gi;
const beforeName = /(=\s*"[^"]*"|=\s*'[^']*'|[\s/"'])on(?=[a-z])|=\s*"[^"]*"|=\s*'[^']*'/gi;
const otherTag = /<(\/?)(?=(?:base|form|select|option|optgroup|selectedcontent)[\s/>])/gi;
const returns = /&#(?:0*13|x0*d)(?:;|(?![\da-f]))/gi;
const renamedTag = /<(\/?)(style|h1|strike|tt)(?=[\s/>])/gi;
const newNames: Readonly<Record<string, string>> = {
  style: 'noembed',
  h1: 'h2',
  strike: 's',
  tt: 'code',
};

/**
 * Renames, before anything is parsed, what parsers themselves react to; all of it would be taken
 * out afterwards anyway, but for the last point. This is not part of the defence.
 *
 * - Event handlers, style sheets and base addresses: a browser reports each to the page's policy,
 *   even in a document that runs and shows nothing. To a parser `noembed` is as raw as `style`.
 * - Forms, whose fields hide the form's own properties in a browser but not in jsdom; and choices,
 *   which parsers of different ages read differently.
 * - Headings of the first level, since a page has one, its title; and old names.
 */
export const neutralise = (html: string): string =>
  html
    .replace(tag, (text) =>
      text.replace(beforeName, (found, before) => (before ? `${before}x-on` : found)),
    )
    .replace(otherTag, '<$1x-')
    .replace(renamedTag, (_, slash, name) => `<${slash}${newNames[name.toLowerCase()]}`)
    .replace(returns, '\n');
