import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * The site's address as visitors see it: from the environment, the shop's configuration, or this
 * machine's. The storefront itself says what is wrong with a configuration that cannot be read.
 * @param {string} port
 */
export const siteUrl = (port) =>
  process.env.SITE_URL || configured('siteUrl') || `http://localhost:${port}`;

/**
 * Where enquiries are mailed: from the environment, or the shop's own e-mail address in its
 * configuration; '' when neither says.
 */
export const contactEmail = () => process.env.CONTACT_EMAIL || configured('email');

function configured(name) {
  const file = process.env.SHOP_CONFIG ?? path.join(root, 'shop.json');
  if (!existsSync(file)) return '';
  try {
    return String(JSON.parse(readFileSync(file, 'utf8'))[name] ?? '');
  } catch {
    return '';
  }
}
