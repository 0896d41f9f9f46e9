import { createCleaner, type ParsePolicy } from './cleaner/create-cleaner';
import { shownHtml } from './shown-html';

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: object): ParsePolicy };
};

/**
 * The one policy that makes HTML trusted. It lives in the sanitiser's own chunk, is handed to
 * only DOMPurify for parsing, and marks only what the sanitiser has written. The page's
 * policy lets its name through (`trusted-types` in the CSP); older browsers have no Trusted Types.
 */
const policy = trustedTypes?.createPolicy('shop-html', {
  createHTML: (html: string) => html,
  createScriptURL: () => null,
});
const cleaner = typeof window === 'undefined' ? undefined : createCleaner(window, policy);

/**
 * Sanitises in the browser, and notes the result as fit for being shown.
 * @throws where there is no DOM
 */
export function clean(html: string): string {
  if (!cleaner) throw new Error('no DOM here: the server installs its own with setHtmlCleaner');
  const result = cleaner(html);
  shownHtml.set(result, { __html: policy ? policy.createHTML(result) : result });
  return result;
}
