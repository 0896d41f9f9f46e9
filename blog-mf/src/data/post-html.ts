import { type CleanHtml, cleanHtml } from '@shop/shared/html';
import { plainParagraphs } from './plain-text-rules';

/**
 * A post's HTML, fit to be shown (spec section 5). Of a document that the sanitiser gives up its
 * text stays, in paragraphs, which go through the sanitiser as any other HTML does.
 * @throws when nothing can be sanitised: the sanitiser cannot be loaded
 */
export async function readableHtml(content: string): Promise<CleanHtml> {
  try {
    return await cleanHtml(content);
  } catch (error) {
    console.info('shown as plain text:', error);
    return cleanHtml(plainParagraphs(content).map(paragraph).join(''));
  }
}

const paragraph = (text: string): string =>
  `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`;
