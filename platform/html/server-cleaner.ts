import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { createCleaner, type DomWindow } from './cleaner/create-cleaner';
import { type SiteAddresses, setSiteAddresses } from './site-addresses';

/**
 * The sanitiser where jsdom stands in for a browser.
 * @returns foreign HTML → the HTML that the sanitiser in a browser makes of it
 */
export function createServerCleaner(
  window: DomWindow,
  addresses: SiteAddresses,
): (html: string) => string {
  setSiteAddresses(addresses);
  return createCleaner(window, undefined, settleStrayText);
}

/**
 * Text between the cells of a table stands before the table (HTML Standard, 13.2.6.1). jsdom puts
 * it after everything else, up to 30.1, which Node 20 does not run; browsers and jsdom's parser
 * alone do as the standard says. So a document that holds such text is read and written by the
 * parser, and jsdom finds the text where it belongs.
 * @param html a whole document
 * @returns the same document, in which no text strays between cells
 */
function settleStrayText(html: string): string {
  let strays = false;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    insertTextBefore(...place) {
      strays = true;
      defaultTreeAdapter.insertTextBefore(...place);
    },
  };
  const document = parse(html, { treeAdapter, scriptingEnabled: false });
  return strays ? serialize(document, { scriptingEnabled: false }) : html;
}
