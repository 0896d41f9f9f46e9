/** What React may put into the page: a text, or where Trusted Types are enforced more than that. */
export interface ShownHtml {
  __html: string | TrustedHTML;
}

/** How many documents this tab remembers: a visitor goes back and forth between a few. */
const maxEntries = 20;

const made = new Map<string, ShownHtml>();

/** The document, if this tab's own sanitiser made it. */
export const shownHtml = (html: string): ShownHtml | undefined => made.get(html);

/** For the sanitiser alone: from now on the document can be shown without waiting. */
export function rememberShown(html: string, shown: ShownHtml): void {
  made.set(html, shown);
  for (const oldest of made.keys()) {
    if (made.size <= maxEntries) return;
    made.delete(oldest);
  }
}
