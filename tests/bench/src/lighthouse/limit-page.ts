import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, compress } from '../caching-server';
import { root } from '../shop';

const folder = path.join(root, 'tests/bench/limit-pages');

/** Pages of the demo shop, and the static page compared with each; it gets `shared.css` and `footer.html`. */
export const limitPages: Readonly<Record<string, string>> = {
  '/': 'home.html',
  '/products': 'products.html',
  '/products/everyday-sling-bag': 'product.html',
  '/terms': 'terms.html',
};

/** The other files of the static pages, all below `/limit/`. */
const pictures = path.join(root, 'host/src/assets/hero');
const types: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' };

/**
 * Puts a page written by hand in the place of the shop's: the same texts, pictures and first view,
 * without a script. It is sent with the headers and the compression of the page it replaces.
 * Pictures of products are the shop's own.
 * @param answer of the shop to this path
 */
export async function limitPage(answer: Answer, url: string): Promise<Answer> {
  const page = limitPages[url];
  if (page) {
    const read = (name: string) => readFile(path.join(folder, name), 'utf8');
    const html = (await read(page))
      .replace('/* shared.css */\n', await read('shared.css'))
      .replace('<!-- footer.html -->\n', await read('footer.html'));
    // Its own style has another hash than the shop's styles.
    const policy = answer.headers['content-security-policy'] ?? '';
    const headers = {
      ...answer.headers,
      'content-encoding': '',
      'content-security-policy': policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
    };
    return compress({ ...answer, body: Buffer.from(html), headers });
  }
  const [, name] = /^\/limit\/([\w-]+\.\w+)$/.exec(url) ?? [];
  const type = types[path.extname(name ?? '')];
  if (!name || !type) return answer;
  const body = await readFile(path.join(pictures, name));
  const headers = {
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { status: 200, headers, body };
}
