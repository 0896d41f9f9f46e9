import { pathToFileURL } from 'node:url';
import { hostileHtml } from '@shop/shared/testing';
import * as fc from 'fast-check';

/** How many are made up, if HTML_RUNS does not say, and from which seed. */
const made = { numRuns: 10_000, seed: 2_027 };

/**
 * Hostile documents. HTML_DOCUMENTS names a module with others: its default export is a list of
 * objects with a `payload`, as DOMPurify's own fixtures are written.
 */
export async function hostileDocuments(): Promise<string[]> {
  const { HTML_DOCUMENTS, HTML_RUNS } = process.env;
  if (!HTML_DOCUMENTS) {
    return fc.sample(hostileHtml(fc), {
      ...made,
      ...(HTML_RUNS && { numRuns: Number(HTML_RUNS) }),
    });
  }
  const { default: list } = await import(pathToFileURL(HTML_DOCUMENTS).href);
  return (list as readonly { payload: string }[]).map(({ payload }) => payload);
}
