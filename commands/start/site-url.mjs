import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * The site's address as visitors see it: from the environment, the shop's configuration, or this
 * machine's. The storefront itself says what is wrong with a configuration that cannot be read.
 * @param {string} port
 */
export function siteUrl(port) {
  const file = process.env.SHOP_CONFIG ?? path.join(root, 'shop.json');
  return process.env.SITE_URL || configured(file) || `http://localhost:${port}`;
}

function configured(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).siteUrl;
  } catch {
    return undefined;
  }
}
