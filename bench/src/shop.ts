import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../e2e/harness/child';
import { freePort } from '../../e2e/harness/free-port';

/** The checkout's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Builds and starts the shop of this checkout as `npm start` does, on a free port.
 * @returns its address, without a slash at the end, and a function that stops it
 * @throws with what it printed, when it does not open
 */
export async function startShop(
  env: NodeJS.ProcessEnv & { DATA_DIR: string },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { found, end } = await startChild(process.execPath, ['platform/commands/start.mjs'], {
    cwd: root,
    env: { ...process.env, SKIP_INSTALL: '1', ...env, PORT: String(await freePort()) },
    ready: / is open at (\S+)/,
    timeoutMs: 300_000,
    detached: true,
  });
  return { url: found, stop: end };
}

/** What the benches need to know of a product. */
export interface ListedProduct {
  slug: string;
  title: string;
}

/**
 * All products of a shop.
 * @throws when there are none: then there is nothing to measure
 */
export async function listProducts(url: string): Promise<ListedProduct[]> {
  const reply = await fetch(`${url}/api/auth/products/`);
  if (!reply.ok) throw new Error(`the product list answered ${reply.status}`);
  const body: ListedProduct[] | { results: ListedProduct[] } = await reply.json();
  const products = Array.isArray(body) ? body : body.results;
  if (products.length === 0) throw new Error('the shop has no products to measure with');
  return products;
}
