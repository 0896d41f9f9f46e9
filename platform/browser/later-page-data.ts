import { browserTimeoutsMs, withTimeout } from '../async';
import { collectedStyles } from '../html/collected-styles';
import type { PageData } from './page-data';

let data: Promise<PageData | undefined> | undefined;

/** What only hydration needs, when it is a file of its own. */
export const laterPageData = (): Promise<PageData | undefined> => {
  data ??= read();
  return data;
};

async function read(): Promise<PageData | undefined> {
  const request = window.shopBooting?.pageData;
  if (!request) return undefined;
  const answer = await withTimeout(request, browserTimeoutsMs.page, 'data').catch(() => undefined);
  if (typeof answer === 'object') return answer;
  // The document is older than what the server knows. A newer one is asked for once.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (answer === 404 && navigation?.type !== 'reload') location.reload();
  document.documentElement.dataset.page = 'failed';
  throw new Error('what the page needs for hydration did not come');
}

/**
 * Puts both parts of the page's styles together, as styled-components looks for them.
 * @returns removes the first part, once it has been taken over
 */
export function joinStyles(styles: PageData['styles']): () => void {
  const element = document.getElementById('first-styles');
  if (!element || !styles) return () => undefined;
  const rules = (element.textContent ?? '').split('\n');
  const all = styles.later.map((rule) => rule || rules.shift() || '');
  element.before(collectedStyles(styles.version, all));
  return () => element.remove();
}
