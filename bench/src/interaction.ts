import type { Page } from 'playwright-core';
import { openPage, withPage } from './browser';
import type { Figure } from './figures';
import type { Stage } from './stage';

const cards = 24;
/** A mouse rests on a card about as long as a hand needs to press, in ms. */
const restMs = 150;

/** From a click on a card to the product's heading on the screen, unthrottled, motion reduced. */
export async function interaction({ shopUrl }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const measure = async (name: string, hover: boolean): Promise<Figure> => {
    const samples = await openCards(url, hover);
    const beside = `first after the load ${samples[0]?.toFixed(0)} ms`;
    return { name, unit: 'ms', samples, beside };
  };
  const hovered = await measure('click on a card, hovered first', true);
  return [{ ...hovered, limit: { atMost: 45 } }, await measure('click on a card at once', false)];
}

/**
 * Opens one card of the product list after the other and goes back each time.
 * @param hover whether the mouse rests on the card first
 * @returns ms for each, the first after the page's load first
 */
function openCards(url: string, hover: boolean): Promise<number[]> {
  const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  return withPage(options, async (page) => {
    const quiet = await openPage(page, `${url}/products`);
    const times: number[] = [];
    for (const path of await cardPaths(page)) {
      times.push(await openCard(page, path, hover));
      await quiet(200);
      await page.goBack();
      await page.getByText(/^Showing \d+ products$/).waitFor();
      await quiet(200);
    }
    return times;
  });
}

async function cardPaths(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/products/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  const paths = [...new Set(found)].slice(0, cards);
  if (paths.length < 20) throw new Error(`the list shows only ${paths.length} cards`);
  return paths;
}

async function openCard(page: Page, path: string, hover: boolean): Promise<number> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await link.boundingBox();
  if (!box) throw new Error(`the card of ${path} has no place on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate((path) => {
    const before = document.querySelector('h1');
    window.startStopwatch('click', () => {
      const heading = document.querySelector('main h1');
      return location.pathname === path && heading !== before && Boolean(heading?.textContent);
    });
  }, path);
  if (hover) {
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(restMs);
  }
  await page.mouse.click(x, y);
  return page.evaluate(() => window.stopwatch ?? Promise.reject(new Error('not started')));
}
