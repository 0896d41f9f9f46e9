import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * Scripts that stand in a page itself; data blocks have a type and are none.
 * @param url absolute
 * @returns bytes, compressed by themselves: within the page they take about as much
 */
export async function inlineScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const sizes = await Promise.all(scripts.map((code) => promisify(brotliCompress)(code)));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}
