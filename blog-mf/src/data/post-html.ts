import { type CleanHtml, cleanHtml, paragraphsHtml } from '@shop/shared/html';
import { plainParagraphs } from './plain-text-rules';

/**
 * A post's HTML, fit to be shown (spec section 5). Of a document that the sanitiser gives up its
 * text stays, in paragraphs. On a server they do not wait for the sanitiser, whose thread may have
 * ended with the document; a browser shows only what its own sanitiser has made.
 * @throws in a browser, when the sanitiser cannot be loaded
 */
export async function readableHtml(content: string): Promise<CleanHtml> {
  try {
    return await cleanHtml(content);
  } catch (error) {
    console.info('shown as plain text:', error);
    const html = paragraphsHtml(plainParagraphs(content));
    return typeof document === 'undefined' ? html : cleanHtml(html);
  }
}
