import { setShopConfig } from '@shop/shared/config';
import { createServerCleaner } from '@shop/shared/html-server';
import { JSDOM } from 'jsdom';
import { triedShop } from './tried-shop';

/** @returns the documents as the storefront server sanitises them, and how long it took, in ms */
export function cleanOnServer(documents: readonly string[]): { html: string[]; took: number } {
  setShopConfig(triedShop);
  const clean = createServerCleaner(new JSDOM('').window);
  clean('<p>');
  const since = performance.now();
  const html = documents.map(clean);
  return { html, took: performance.now() - since };
}
