import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../../e2e/harness/child';
import { freePort } from '../../e2e/harness/free-port';

/** The checkout's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** What runs programs in TypeScript: the first argument of Node, before theirs. */
export const typeScript = 'platform/commands/start/program.mjs';

/**
 * Starts a program of this checkout, with a free port as PORT.
 * @param args of Node
 * @param ready a line of its output; its first group is the address that is found
 * @throws with what it printed, when it does not open
 */
export const startNode = async (
  args: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Child> =>
  startChild(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(await freePort()) },
    ready,
    timeoutMs: 300_000,
    detached: true,
  });

/** Builds and starts the shop of this checkout as `npm start` does. */
export const startShop = (env: NodeJS.ProcessEnv & { DATA_DIR: string }): Promise<Child> =>
  startNode(['platform/commands/start.mjs'], / is open at (\S+)/, { SKIP_INSTALL: '1', ...env });

/** What the benches need to know of a product. */
export interface ListedProduct {
  slug: string;
  title: string;
  /** rupees */
  price: number;
  images?: readonly { image: string }[];
}

/**
 * All products of a shop.
 * @throws when there are none: then there is nothing to measure
 */
export async function listProducts(url: string): Promise<ListedProduct[]> {
  const reply = await fetch(`${url}/api/auth/products/`);
  if (!reply.ok) throw new Error(`the product list answered ${reply.status}`);
  const products: ListedProduct[] = await reply.json();
  if (products.length === 0) throw new Error('the shop has no products to measure with');
  return products;
}
