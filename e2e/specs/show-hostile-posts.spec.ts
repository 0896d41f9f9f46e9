import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';

// Playwright loads the workspace's TypeScript by `require` only.
const require = createRequire(import.meta.url);
const {
  defaultConfig,
}: typeof import('@shop/shared/default-config') = require('@shop/shared/default-config');
const {
  createServerCleaner,
}: typeof import('federated-site/html-server') = require('federated-site/html-server');
const {
  faultsIn,
  hostileHtml,
}: typeof import('federated-site/testing/html') = require('federated-site/testing/html');

/** HTML_RUNS makes up another number, HTML_DOCUMENTS names a module with a list of `{ payload }`. */
const { HTML_DOCUMENTS, HTML_RUNS = '500' } = process.env;
const seed = 2_027;

async function hostileDocuments(): Promise<string[]> {
  if (!HTML_DOCUMENTS) return fc.sample(hostileHtml(fc), { numRuns: Number(HTML_RUNS), seed });
  const list: readonly { payload: string }[] = (await import(HTML_DOCUMENTS)).default;
  return list.map(({ payload }) => payload);
}

const siteUrl = 'https://bags.example';
const ownPictures = [`${siteUrl}/media/`, 'https://api.example/', 'data:image/'];

/** Shows documents in a page without any policy: nothing but the sanitiser protects it. */
async function show(page: Page, documents: readonly string[]) {
  const requests: string[] = [];
  await page.route('**', (route) => {
    const url = route.request().url();
    if (url === `${siteUrl}/`) {
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><script>hits=0;hit=()=>{hits+=1}</script>${documents
          .map((html) => `<div data-shown>${html}</div>`)
          .join('\n')}`,
      });
    }
    if (!ownPictures.some((start) => url.startsWith(start))) requests.push(url);
    return route.abort();
  });
  await page.goto(siteUrl, { waitUntil: 'load' });
  const seen = await page.evaluate(lookAround);
  await page.unrouteAll();
  return { ...seen, requests };
}

/** Runs in the page. @returns how often `hit` was called, and the elements that left their place or size */
function lookAround() {
  const misplaced: string[] = [];
  for (const element of document.querySelectorAll('[data-shown] [style]')) {
    const look = getComputedStyle(element);
    const inPlace =
      look.position === 'static' &&
      look.zIndex === 'auto' &&
      look.transform === 'none' &&
      look.opacity === '1' &&
      look.backgroundImage === 'none' &&
      look.listStyleImage === 'none' &&
      look.boxShadow === 'none' &&
      look.animationName === 'none' &&
      Number.parseFloat(look.fontSize) <= 64 &&
      !/^-/.test(look.marginLeft + look.marginTop) &&
      Number.parseFloat(look.outlineWidth) <= 3;
    if (!inPlace) misplaced.push(element.outerHTML.slice(0, 200));
  }
  return { hits: (globalThis as unknown as { hits: number }).hits, misplaced };
}

test('sanitised hostile posts run nothing, request nothing and stay in their place', async ({
  page,
}) => {
  const config = { ...defaultConfig, siteUrl, apiOrigin: 'https://api.example' };
  const clean = createServerCleaner(new JSDOM('').window, config);
  const documents = await hostileDocuments();

  const shown = await show(page, documents.map(clean));
  expect(shown).toEqual({ hits: 0, requests: [], misplaced: [] });
  const own = JSON.stringify(['/media/', ...ownPictures]);
  const faults = await page.evaluate(
    `[...document.querySelectorAll('[data-shown]')].flatMap((root) => (${faultsIn})(root, ${own}))`,
  );
  expect(faults).toEqual([]);
});

test('running, requesting or leaving its place is noticed in that page', async ({ page }) => {
  const { hits, requests, misplaced } = await show(page, [
    '<img src=x onerror=hit()>',
    '<p style="position:fixed;background:url(//evil.example/a)">over</p>',
  ]);
  expect(hits).toBe(1);
  expect(requests).toContain('https://evil.example/a');
  expect(misplaced).toHaveLength(1);
});
