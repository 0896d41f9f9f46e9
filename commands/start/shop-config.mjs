import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Where enquiries are mailed: from the environment, or the shop's own e-mail address in its
 * configuration, which was checked before; '' when neither says.
 */
export function contactEmail() {
  if (process.env.CONTACT_EMAIL) return process.env.CONTACT_EMAIL;
  const file = process.env.SHOP_CONFIG ?? path.join(root, 'shop.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).email ?? '') : '';
}
