import { type CleanHtml, cleanHtml, paragraphsHtml } from 'federated-site/html';
import { plainParagraphs } from './plain-text-rules';

/** The name of the server's error for a document that costs too much or cannot be parsed. */
const givenUp = 'GivenUpError';

/**
 * A post's HTML, fit to be shown (spec section 5). When the sanitiser gives a document up, its text
 * is shown, in paragraphs. On a server these do not pass through the sanitiser, whose thread may have
 * ended with the document; a browser shows only the output of its own sanitiser.
 * @throws when the sanitiser cannot be loaded (browser) or started (server): trying again may help,
 *   and search engines must not index the plain text until then
 */
export async function readableHtml(content: string): Promise<CleanHtml> {
  try {
    return await cleanHtml(content);
  } catch (error) {
    const isServer = typeof document === 'undefined';
    if (isServer && (error as Error).name !== givenUp) throw error;
    console.info('shown as plain text:', error);
    const html = paragraphsHtml(plainParagraphs(content));
    return isServer ? html : cleanHtml(html);
  }
}
