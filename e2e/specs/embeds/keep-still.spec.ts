import type { Page, Route } from '@playwright/test';
import { expect, page, strict, test } from '../../fixtures/elsewhere-test';

const below = '<p>What comes below</p>';
const column = 'body{margin:16px}main{max-width:1140px;margin:auto}';

/** Runs in the page, from its first moment on: adds up the shifts (Layout Instability). */
function watchShifts(): void {
  const shifts: number[] = [];
  const add = (entries: PerformanceEntryList) =>
    shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shifted: () => {
      add(observer.takeRecords());
      return shifts.reduce((sum, value) => sum + value, 0);
    },
  });
}

/** Runs in the page: changes have been drawn. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** How much a page moves when the products come after it was first drawn. */
async function shiftOf(tab: Page, url: string): Promise<number> {
  const held: Route[] = [];
  await tab.route('**/embed/v1/**', (route) => void held.push(route));
  await tab.goto(url);
  await expect.poll(() => held.length).toBe(1);
  await tab.evaluate(drawn);
  await held[0]?.continue();
  await expect(tab.getByRole('article')).toHaveCount(8);
  await tab.unrouteAll();
  await tab.evaluate(drawn);
  return tab.evaluate(() => (window as unknown as { shifted: () => number }).shifted());
}

test('with the code that the shop gives out nothing moves, on no screen', async ({
  page: tab,
  hydrated,
  elsewhere,
}) => {
  await tab.goto('/embed');
  await hydrated();
  await tab.getByRole('spinbutton', { name: 'Products' }).fill('8');
  const code = tab.getByRole('region', { name: 'Code to paste' });
  await expect(code).toContainText(/limit="8"/);
  // Four products on a phone are less than a thousand pixels; eight are more.
  await expect(code).toContainText(/display: block; min-height: \d{4}px/);
  const snippet = (await code.textContent()) ?? '';
  const [, rules = ''] = /<style>(.*)<\/style>/s.exec(snippet) ?? [];
  const element = snippet.slice(snippet.indexOf('<shop-product-grid'));

  const site = await elsewhere({
    '/': { body: page(snippet + below, `<style>${column}</style>`) },
    '/strict': {
      body: page(element + below, '<link rel="stylesheet" href="/site.css">'),
      policy: strict,
    },
    '/site.css': { body: column + rules, type: 'text/css' },
    '/careless': { body: page(element + below, `<style>${column}</style>`) },
  });
  await tab.addInitScript(watchShifts);
  for (const width of [390, 768, 1280]) {
    // As tall as no window is, so that all that moves is in view.
    await tab.setViewportSize({ width, height: 4_000 });
    expect([width, await shiftOf(tab, site)]).toEqual([width, 0]);
    await expect(tab.getByText('What comes below')).toBeInViewport();
  }
  expect(await shiftOf(tab, `${site}/strict`)).toBe(0);
  expect(await shiftOf(tab, `${site}/careless`)).toBeGreaterThan(0);
});

test('the page that gives the code out keeps still too', async ({ page: tab, hydrated }) => {
  await tab.addInitScript(watchShifts);
  await tab.goto('/embed');
  await hydrated();
  await expect(tab.getByRole('region', { name: 'Code to paste' })).toContainText(/limit="4"/);
  await tab.evaluate(drawn);
  const shift = await tab.evaluate(() =>
    (window as unknown as { shifted: () => number }).shifted(),
  );
  expect(shift).toBeLessThan(0.01);
});
