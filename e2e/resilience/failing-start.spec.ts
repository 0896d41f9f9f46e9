import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';
import { failStart, saysStatic, startFailures } from './start-failures';

/** Runs in the page: its visible state, after its fonts have loaded. */
const look = async () => {
  await document.fonts.ready;
  const { fontFamily, margin } = getComputedStyle(document.body);
  const box = document.querySelector('h1')?.getBoundingClientRect();
  const words = document.querySelector('#root')?.cloneNode(true) as Element;
  // A browser that runs scripts reads their content as text.
  for (const noscript of words.querySelectorAll('noscript')) noscript.remove();
  return {
    title: document.title,
    text: words.textContent,
    body: { fontFamily, margin },
    heading: [box?.x, box?.y, box?.width, box?.height],
  };
};

/**
 * Runs in the page: whether its last picture is shown, after the visitor comes to it and has waited
 * as long as pictures wait for scripts.
 */
const showsLastPicture = () => {
  const last = [...document.querySelectorAll<HTMLImageElement>('main picture img')].pop();
  last?.scrollIntoView({ block: 'center' });
  for (const animation of document.getAnimations()) animation.finish();
  const box = last?.closest('picture')?.parentElement?.getBoundingClientRect();
  return last && last.naturalWidth > 0 && last.getBoundingClientRect().top === box?.top;
};

const serversPages = new Map<string, ReturnType<typeof look>>();

/** The page that the server draws. */
function serversPage(browser: Browser, url: string) {
  const known = serversPages.get(url) ?? lookAtServers(browser, url);
  serversPages.set(url, known);
  return known;
}

async function lookAtServers(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(url);
  const seen = await page.evaluate(look);
  await context.close();
  return seen;
}

for (const failure of startFailures) {
  test(`the server’s page stays, and its links and forms work, when ${failure.name}`, async ({
    page,
    browser,
    baseURL,
    expectComplaint,
  }) => {
    expectComplaint(/./);
    await failStart(page, failure);
    await page.goto(failure.path);
    if (failure.isSilent) {
      await page.waitForFunction(() => window.shopBooting?.scripts?.then(() => true));
    } else {
      await page.waitForFunction(saysStatic);
    }

    expect(await page.evaluate(look)).toEqual(await serversPage(browser, baseURL + failure.path));

    await page.waitForFunction(showsLastPicture);
    const isSaidByStyle = failure.isSilent && !failure.change;
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body, '::after').content))
      .toMatch(isSaidByStyle ? /links work/ : /^none$/);

    // Nothing to show keeps the page where it is.
    const asked: string[] = [];
    await page.route('**/*', (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      asked.push(
        route
          .request()
          .url()
          .replace(baseURL ?? '', ''),
      );
      return route.fulfill({ status: 204 });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => asked).toEqual(['/faq']);
    if (failure.path === '/products') {
      await page.getByRole('searchbox').fill('bag');
      await page.getByRole('searchbox').press('Enter');
      await expect.poll(() => asked[1]).toMatch(/^\/products\?.*q=bag/);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a page that has changed before its data for hydration came is loaded again, one time', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/404|did not come/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  // Not `times: 1`: the browser would stop to intercept while the page loads again.
  let isFirst = true;
  await page.route('**/page-data/**', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.goto('/products');
  await hydrated();
  expect(documents).toHaveLength(2);
});
