import { createCleaner } from './cleaner/create-cleaner';
import { rememberShown } from './shown-html';
import { htmlPolicy } from './trusted-policy';

const policy = htmlPolicy();
const cleaner = typeof window === 'undefined' ? undefined : createCleaner(window, policy);

/**
 * Sanitises in the browser, and notes the result as fit for being shown.
 * @throws where there is no DOM
 */
export function clean(html: string): string {
  if (!cleaner) throw new Error('no DOM here: the server installs its own with setHtmlCleaner');
  const result = cleaner(html);
  rememberShown(result, { __html: policy ? policy.createHTML(result) : result });
  return result;
}
