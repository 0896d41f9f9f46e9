import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the product list says how many products there are. */
const file = 'catalog-mf/src/pages/list/ListControls.tsx';
const line = /Showing (?:trial \d+: )?\$\{/;

/**
 * Changes the line of the product list that says how many products there are.
 * @returns what the page says after the change, and what it said at first
 * @throws when the line is not where it was
 */
export async function changeLine(
  checkout: string,
  trial: number,
): Promise<{ now: RegExp; first: RegExp }> {
  const place = path.join(checkout, file);
  const text = await readFile(place, 'utf8');
  if (!line.test(text)) throw new Error(`${file} no longer says "Showing \${…}"`);
  await writeFile(place, text.replace(line, `Showing trial ${trial}: \${`));
  return {
    now: new RegExp(`Showing trial ${trial}: \\d+ products`),
    first: /Showing \d+ products/,
  };
}
