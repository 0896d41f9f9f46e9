import type { ParsePolicy } from './cleaner/create-cleaner';

/** The name that the page's policy lets through (`trusted-types` in its CSP). */
const name = 'shop-html';

interface Factory {
  createPolicy(name: string, rules: object): ParsePolicy;
}

/**
 * The one policy that makes HTML trusted. It lives in the sanitiser's own chunk, is handed to
 * nobody but DOMPurify for parsing, and marks only what the sanitiser has written.
 * @returns undefined where the browser has no Trusted Types
 */
export function htmlPolicy(): ParsePolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, {
    createHTML: (html: string) => html,
    createScriptURL: () => null,
  });
}
