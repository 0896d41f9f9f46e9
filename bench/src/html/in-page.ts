import { setShopConfig } from '@shop/shared/config';
import { cleanHtml } from '@shop/shared/html';
import { triedShop } from './tried-shop';

declare global {
  interface Window {
    cleanAll: typeof cleanAll;
  }
}

/**
 * The sanitiser as pages have it, its own chunk and policy included.
 * @param json documents; as JSON, since half characters do not come through otherwise
 * @returns each document sanitised once and twice, and how long once took in all, in ms
 */
async function cleanAll(json: string) {
  const documents: string[] = JSON.parse(json);
  setShopConfig(triedShop);
  await cleanHtml('<p>');
  const since = performance.now();
  const once: string[] = [];
  for (const document of documents) once.push(await cleanHtml(document));
  const took = performance.now() - since;
  const twice: string[] = [];
  for (const html of once) twice.push(await cleanHtml(html));
  return { once, twice, took };
}

window.cleanAll = cleanAll;
