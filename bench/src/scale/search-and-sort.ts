import type { Page } from 'playwright-core';
import { openPage, withPage } from '../browser';
import type { Figure } from '../figures';
import type { ListedProduct } from '../shop';
import { keystrokes } from './search-words';

const words = 4;
/** In no product’s text. */
const synonym = 'batua';
const sortRounds = 4;
/** Felt as instant by a person, in ms. */
const instant = 100;

/** Typing in the search box and choosing an order: from the key to the changed list. */
export function searchAndSort(url: string, products: readonly ListedProduct[]): Promise<Figure[]> {
  return withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await openPage(page, `${url}/products`);
    await indexReady(page, url);
    const typing = await typeWords(page, url, products);
    const sorting = await changeOrder(page);
    return [...figures('keystroke to list', typing), ...figures('another order', sorting)];
  });
}

/** A product is shown that only the whole search finds: its index has loaded. */
async function indexReady(page: Page, url: string): Promise<void> {
  const box = page.getByRole('searchbox');
  await box.fill(synonym);
  await page.getByText(`Showing ${await shownCount(url, synonym)} products`).waitFor();
  await box.fill('');
  await page.getByText(`Showing ${await shownCount(url, '')} products`).waitFor();
}

async function typeWords(
  page: Page,
  url: string,
  products: readonly ListedProduct[],
): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  const times: number[] = [];
  let shown = await shownCount(url, '');
  for (const { key, text } of keystrokes(products, words)) {
    const count = await shownCount(url, text);
    const took = count === shown ? undefined : await timeUpdate(page, 'keydown', count);
    await page.keyboard.press(key);
    if (took) times.push(await took());
    shown = count;
  }
  return times;
}

async function changeOrder(page: Page): Promise<number[]> {
  const select = page.locator('main select').first();
  const orders = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const times: number[] = [];
  for (let round = 0; round < sortRounds; round += 1) {
    for (const order of [...orders.slice(1), orders[0] ?? '']) {
      const took = await timeUpdate(page, 'change');
      await select.selectOption(order);
      times.push(await took());
    }
  }
  return times;
}

const figures = (name: string, samples: readonly number[]): Figure[] => [
  { name, unit: 'ms', samples, limit: { atMost: instant } },
  {
    name: `${name}, worst`,
    unit: 'ms',
    samples: [Math.max(...samples)],
    limit: { atMost: instant },
  },
];

/** How long the list is watched for a change that comes late, in ms. */
const settlingMs = 250;

/**
 * Starts the stopwatch of a page, for the time from an event to the list that it changes.
 * @param event that the visitor causes
 * @param count what the list must say it shows; left out, its first card must change
 * @returns a wait for the time, in ms; it rejects when the cards change after the count did
 */
async function timeUpdate(
  page: Page,
  event: 'keydown' | 'change',
  count?: number,
): Promise<() => Promise<number>> {
  const before = await page.evaluate(firstCards);
  await page.evaluate(
    ({ event, count, before }) => {
      window.startStopwatch(event, () => {
        const cards = [...document.querySelectorAll('main li h2, main li h3')].slice(0, 8);
        return count === undefined
          ? cards.map(({ textContent }) => textContent).join('\n') !== before
          : [...document.querySelectorAll('main [role="status"]')].some(
              ({ textContent }) => textContent === `Showing ${count} products`,
            );
      });
    },
    { event, count, before },
  );
  return async () => {
    const took = await page.evaluate(() => window.stopwatch);
    const shown = await page.evaluate(firstCards);
    await page.waitForTimeout(settlingMs);
    if (took === undefined) throw new Error('the stopwatch was not started');
    if ((await page.evaluate(firstCards)) === shown) return took;
    throw new Error('the cards changed after the count did');
  };
}

/** Runs in the page. */
const firstCards = (): string =>
  [...document.querySelectorAll('main li h2, main li h3')]
    .slice(0, 8)
    .map((heading) => heading.textContent)
    .join('\n');

const shownCounts = new Map<string, number>();

/**
 * How many products a search shows, as the server says, whose search is the browser's.
 * @throws when the page does not say
 */
async function shownCount(url: string, text: string): Promise<number> {
  const address = `${url}/products?q=${encodeURIComponent(text)}`;
  const before = shownCounts.get(address);
  if (before !== undefined) return before;
  const page = await (await fetch(address)).text();
  // React puts a comment between two texts.
  const [, count] = /Showing (?:<!-- -->)?(\d+)(?:<!-- -->)? products/.exec(page) ?? [];
  if (count === undefined) throw new Error(`${address} does not say how many products it shows`);
  shownCounts.set(address, Number(count));
  return Number(count);
}
