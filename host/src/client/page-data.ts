import type { PageData } from '../page-data';

/** @throws when the page was not made by the storefront server */
export function readPageData(): PageData {
  const block = document.getElementById('page-data');
  if (!block?.textContent) throw new Error('the page carries no data for hydration');
  return JSON.parse(block.textContent);
}
