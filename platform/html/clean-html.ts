declare const cleaned: unique symbol;

/** HTML that is safe to show. Only this file makes it; as plain text it survives JSON. */
export type CleanHtml = string & { readonly [cleaned]: true };

/** Makes foreign HTML safe to show. */
export type HtmlCleaner = (html: string) => Promise<string>;

let clean: HtmlCleaner = async (html) =>
  (await import(/* webpackChunkName: "html" */ './lazy-cleaner')).clean(html);

/** For the storefront server, which has no DOM of its own, and for tests. */
export function setHtmlCleaner(next: HtmlCleaner): void {
  clean = next;
}

/**
 * Makes foreign HTML safe to show (spec section 5: blog HTML is sanitised before display with the
 * style attribute allowed). In the browser the sanitiser is fetched when it is first needed.
 * To sanitise twice changes nothing.
 * @throws when the sanitiser cannot be loaded, or the server gives the document up
 */
export async function cleanHtml(html: string): Promise<CleanHtml> {
  return (html.trim() === '' ? '' : await clean(html)) as CleanHtml;
}

/** Plain texts as paragraphs: escaped, there is nothing to sanitise in them. */
export const paragraphsHtml = (texts: readonly string[]): CleanHtml =>
  texts
    .map(
      (text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`,
    )
    .join('') as CleanHtml;
