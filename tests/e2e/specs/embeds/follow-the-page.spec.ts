import type { Page } from '@playwright/test';
import { expect, grid, page, test } from '../../fixtures/elsewhere-test';
import { npmFiles } from '../../fixtures/npm-files';
import { twoApps } from '../../fixtures/two-apps';

const cards = (tab: Page) => tab.getByRole('article');

test('an attribute that changes shows other products, also while they come; a wrong one says why', async ({
  page: tab,
  expectComplaint,
  elsewhere,
}) => {
  const site = await elsewhere({ '/': { body: page(grid('limit="4"')) } });
  const held: (() => void)[] = [];
  await tab.route(/ProductGrid\?limit=4/, (route) => {
    held.push(() => void route.continue());
  });
  await tab.goto(site);
  await expect.poll(() => held.length).toBe(1);
  const element = tab.locator('shop-product-grid');
  await element.evaluate((one) => one.setAttribute('limit', '3'));
  await expect(cards(tab)).toHaveCount(3);
  const late = tab.waitForResponse(/ProductGrid\?limit=4/);
  for (const go of held) go();
  await (await late).finished();
  await element.evaluate((one) => one.setAttribute('limit', '2'));
  await expect(cards(tab)).toHaveCount(2);

  expectComplaint(/limit is a whole number from 1 to 24, not “many”/);
  expectComplaint(/400/);
  const reason = await element.evaluate(
    (one) =>
      new Promise((resolve) => {
        one.addEventListener('shop:error', (event) =>
          resolve((event as CustomEvent).detail.reason),
        );
        one.setAttribute('limit', 'many');
      }),
  );
  expect(reason).toBe('limit is a whole number from 1 to 24, not “many”');
  await expect(cards(tab)).toHaveCount(2);
});

test('a page can colour it, pick its parts, and lend it its font', async ({
  page: tab,
  elsewhere,
}) => {
  const style = `<style>body{font-family:monospace}
    shop-product-grid{--shop-color-ink:rgb(1,2,3);--shop-rem:20px}
    shop-product-grid::part(title){font-style:italic}</style>`;
  const body = grid('limit="1"') + grid('limit="1" theme="dark" font="page" columns="1"');
  const site = await elsewhere({ '/': { body: page(body, style) } });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(2);
  const title = cards(tab).first().getByRole('heading');
  await expect(title).toHaveCSS('font-style', 'italic');
  await expect(title.getByRole('link')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(title).not.toHaveCSS('font-family', 'monospace');
  await expect(cards(tab).last().getByRole('heading')).toHaveCSS('font-family', 'monospace');
  const ground = (at: number) =>
    cards(tab)
      .nth(at)
      .getByRole('link', { name: /to wishlist$/ })
      .evaluate((heart) => getComputedStyle(heart).backgroundColor);
  expect(await ground(1)).not.toBe(await ground(0));
});

test('React and Vue show it, change it, hear it, and take it away', async ({
  page: tab,
  catalogue,
  elsewhere,
}) => {
  const libraries = ['react', 'react-dom', 'vue']
    .map((name) => `<script src="/${name}.js"></script>`)
    .join('');
  const app = '<div id="react"></div><div id="vue"></div><script src="/app.js"></script>';
  const site = await elsewhere({
    ...npmFiles,
    '/': { body: page(app, libraries) },
    '/app.js': { body: twoApps, type: 'text/javascript' },
  });
  await tab.goto(site);
  const bag = catalogue.bag();
  for (const name of ['react', 'vue']) {
    const place = tab.locator(`#${name}`);
    await expect(place.getByRole('article')).toHaveCount(2);
    await place.getByRole('button', { name: 'Only one' }).click();
    await expect(place.getByRole('article')).toHaveCount(1);
    await place.getByRole('textbox').fill(bag.slug);
    const view = place.getByRole('link', { name: `View ${bag.title}` });
    await view.click();
    await expect(place.locator('output')).toHaveText(`${bag.id} ${bag.title}`);
    await place.getByRole('button', { name: 'Away' }).click();
    await expect(place.locator('shop-product-grid')).toHaveCount(0);
  }
});

test('taken out and put back 200 times, it leaves nothing behind', async ({
  page: tab,
  elsewhere,
}) => {
  const site = await elsewhere({
    '/': { body: page(`<div id="place">${grid('limit="2"')}</div>`) },
  });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(2);
  const devtools = await tab.context().newCDPSession(tab);
  const weigh = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
  await tab.evaluate(putBack, 20);
  const before = await weigh();
  await tab.evaluate(putBack, 200);
  await expect(cards(tab)).toHaveCount(2);
  const after = await weigh();
  // One fragment in the page is about 100 kB.
  expect(after.heap - before.heap).toBeLessThan(150_000);
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});

/** Runs in the page: by turns the same element and a new one, shown before it goes. */
async function putBack(rounds: number): Promise<void> {
  const place = document.querySelector('#place') as Element;
  let element = place.firstElementChild as Element;
  for (let round = 0; round < rounds; round += 1) {
    element.remove();
    if (round % 2) element = element.cloneNode(true) as Element;
    place.append(element);
    while (!element.shadowRoot?.querySelector('article')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}
