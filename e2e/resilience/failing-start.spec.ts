import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';

const throws = '(()=>{throw new Error("broken on purpose")})()';
const throwingRef = 'ref:()=>{throw new Error("broken on purpose")},';

interface Failure {
  name: string;
  path: string;
  /** the script that fails */
  file: RegExp;
  /** what happens to its text; missing: it does not come */
  change?: (code: string) => string;
  /** the host's own start says nothing */
  isSilent?: true;
}

const hostMain = /\/remotes\/host\/.*\/main\./;
const remoteEntry = /\/remotes\/catalog\/.*\/remoteEntry\./;
const listChunk = /\/remotes\/catalog\/.*\/list\./;
const path = '/products';

/** Everything that can fail between the server's page and one that is alive, host and remote. */
const failures: readonly Failure[] = [
  { name: 'the host does not come', path, file: hostMain, isSilent: true },
  {
    name: 'the host cannot be parsed',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => `;}{${code}`,
  },
  {
    name: 'the host throws as its file runs',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => `${throws};${code}`,
  },
  {
    name: 'a module of the host throws as it is evaluated',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => code.replace('title:"You are offline"', `title:${throws}`),
  },
  {
    name: 'the host throws in its first render',
    ...{ path, file: hostMain },
    change: (code) => code.replace('"Skip to content"', throws),
  },
  {
    name: 'the host throws in an effect of its first render',
    ...{ path, file: hostMain },
    change: (code) => code.replace('children:"Skip to content"', `${throwingRef}$&`),
  },
  {
    name: 'the host throws where it is taken over when near',
    ...{ path, file: hostMain },
    change: (code) => code.replace('"Visit or call"', throws),
  },
  { name: 'the page’s remote does not come', path, file: remoteEntry },
  {
    name: 'the page’s remote cannot be parsed',
    ...{ path, file: remoteEntry },
    change: (code) => `;}{${code}`,
  },
  {
    name: 'the page’s remote throws as its file runs',
    ...{ path, file: remoteEntry },
    change: (code) => `${throws};${code}`,
  },
  { name: 'the page’s chunk does not come', path, file: listChunk },
  {
    name: 'the page’s chunk throws as it is evaluated',
    ...{ path, file: listChunk },
    change: (code) => code.replace(/\.styled\.\w+\./, `[${throws}].$&`),
  },
  {
    name: 'the page’s remote throws in its first render',
    ...{ path, file: listChunk },
    change: (code) => code.replace('||"All Products"', `||${throws}`),
  },
  {
    name: 'the page’s remote throws in an effect of its first render',
    ...{ path, file: listChunk },
    change: (code) => code.replace('children:"Sort by"', `${throwingRef}$&`),
  },
  {
    name: 'a remote’s widget throws in its first render',
    path: '/',
    file: /\/remotes\/catalog\/.*\/home\./,
    change: (code) => code.replace('"Popular"', throws),
  },
];

/** Without integrity, so that files can be changed on their way. */
async function fail(page: Page, { file, change }: Failure) {
  await page.route(/^[^?]*\/(products)?(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/"integrity":"[^"]*"/g, '"integrity":""'),
    });
  });
  await page.route(/\/remotes\/.*\.js/, async (route) => {
    if (!file.test(route.request().url())) return route.fallback();
    if (!change) return route.abort();
    const response = await route.fetch();
    const code = await response.text();
    const changed = change(code);
    expect(changed, `nothing in ${file} to change`).not.toBe(code);
    return route.fulfill({ response, body: changed });
  });
}

/** Runs in the page: what a visitor sees of it. */
const look = () => {
  const { fontFamily, margin } = getComputedStyle(document.body);
  const box = document.querySelector('h1')?.getBoundingClientRect();
  const words = document.querySelector('#root')?.cloneNode(true) as Element;
  // A browser that runs scripts reads what is in them as text.
  for (const one of words.querySelectorAll('noscript')) one.remove();
  return {
    title: document.title,
    text: words.textContent,
    body: { fontFamily, margin },
    heading: [box?.x, box?.y, box?.width, box?.height],
  };
};

/** Runs in the page; what waits for a sign of the visitor is given one. */
const saysStatic = () => {
  dispatchEvent(new Event('pointermove'));
  return [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    textContent?.includes('links work'),
  );
};

/**
 * Runs in the page: whether its last picture is shown, once the visitor comes to it and has waited
 * as long as pictures wait for scripts.
 */
const showsLastPicture = () => {
  const last = [...document.querySelectorAll<HTMLImageElement>('main picture img')].pop();
  last?.scrollIntoView({ block: 'center' });
  for (const animation of document.getAnimations()) animation.finish();
  const box = last?.closest('picture')?.parentElement?.getBoundingClientRect();
  return last && last.naturalWidth > 0 && last.getBoundingClientRect().top === box?.top;
};

const serversPages = new Map<string, Promise<ReturnType<typeof look>>>();

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

for (const failure of failures) {
  test(`the server’s page stays, and its links and forms work, when ${failure.name}`, async ({
    page,
    browser,
    baseURL,
    expectComplaint,
  }) => {
    expectComplaint(/./);
    await fail(page, failure);
    await page.goto(failure.path);
    if (failure.isSilent) {
      await page.waitForFunction(() => window.shopBooting?.scripts?.then(() => true));
    } else {
      await page.waitForFunction(saysStatic);
    }

    expect(await page.evaluate(look)).toEqual(await serversPage(browser, baseURL + failure.path));

    await page.waitForFunction(showsLastPicture);
    const isSaidByStyle = failure.isSilent && !failure.change;
    expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toMatch(
      isSaidByStyle ? /links work/ : /^none$/,
    );

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

test('no picture far below the view is fetched, whether scripts come or not', async ({ page }) => {
  /** Runs in the page: pictures that wait, and which of them are fetched all the same. */
  const waiting = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-later]')];
    return {
      some: pictures.length > 4,
      fetched: pictures.filter(({ complete, naturalWidth }) => complete || naturalWidth > 0).length,
    };
  };
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.page === 'alive');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(waiting)).toEqual({ some: true, fetched: 0 });

  await page.route(/\/remotes\/.*\.js/, () => undefined);
  await page.goto(path);
  await page.waitForFunction(() => window.shopBooting?.scripts !== undefined);
  expect(await page.evaluate(waiting)).toEqual({ some: true, fetched: 0 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
