import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Answer } from '../caching-server';

/** As the shop compresses its pages. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Takes the scripts out of a page; pictures, fonts and everything else stay as they are. */
export async function limitPage(answer: Answer): Promise<Answer> {
  const { headers, body } = answer;
  if (!headers['content-type']?.startsWith('text/html')) return answer;
  const isBrotli = headers['content-encoding'] === 'br';
  const html = isBrotli ? await promisify(brotliDecompress)(body) : body;
  const plain = Buffer.from(withoutScripts(html.toString('utf8')));
  const sent = isBrotli ? await promisify(brotliCompress)(plain, quality) : plain;
  return { ...answer, body: sent, headers: { ...headers, 'content-length': String(sent.length) } };
}

/**
 * The limit page: a page with everything it shows, and nothing that runs or feeds what runs.
 * @param html of a whole page
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\bas=["']?script\b[^>]*>/gi, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/gi, '');
