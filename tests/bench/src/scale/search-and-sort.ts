import type { Page } from 'playwright-core';
import { openPage, withPage } from '../browser';
import { type Figure, inTurn, repeat } from '../figures';

/** Typed letter by letter, and taken back again; common in the titles of invented products. */
const words = ['crocodile', 'pebbled', 'smooth', 'wallet'];
/** In no product’s text. */
const synonym = 'batua';
const sortRounds = 4;
/** Felt as instant by a person, in ms. */
const atMost = 100;

/** Typing in the search box and choosing an order: from the key to the changed list. */
export const searchAndSort = (url: string): Promise<Figure[]> =>
  withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await openPage(page, `${url}/products`);
    await indexReady(page, url);
    const typing = await typeWords(page, url);
    const sorting = await changeOrder(page);
    return [...figures('keystroke to list', typing), ...figures('another order', sorting)];
  });

const figures = (name: string, samples: readonly number[]): Figure[] => [
  { name, unit: 'ms', samples, atMost },
  { name: `${name}, worst`, unit: 'ms', samples: [Math.max(...samples)], atMost },
];

/** A product is shown that only the whole search finds: its index has loaded. */
async function indexReady(page: Page, url: string): Promise<void> {
  for (const text of [synonym, '']) {
    await page.getByRole('searchbox').fill(text);
    await page.getByText(await shownCount(url, text)).waitFor();
  }
}

async function typeWords(page: Page, url: string): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  const times: number[] = [];
  let before = await shownCount(url, '');
  const press = async (key: string, text: string) => {
    const count = await shownCount(url, text);
    const took = count === before ? undefined : await timeUpdate(page, 'keydown', count);
    await page.keyboard.press(key);
    if (took) times.push(await took());
    before = count;
  };
  for (const word of words) {
    for (const [at, letter] of [...word].entries()) await press(letter, word.slice(0, at + 1));
    for (let length = word.length - 1; length >= 0; length -= 1) {
      await press('Backspace', word.slice(0, length));
    }
  }
  return times;
}

async function changeOrder(page: Page): Promise<number[]> {
  const select = page.locator('main select').first();
  const options = await select.locator('option').all();
  const [first = null, ...others] = await inTurn(options, (option) => option.getAttribute('value'));
  const times = await repeat(sortRounds, () =>
    inTurn([...others, first], async (order) => {
      const took = await timeUpdate(page, 'change');
      await select.selectOption(order);
      return took();
    }),
  );
  return times.flat();
}

/** How long the list is watched for a change that comes late, in ms. */
const settlingMs = 250;

/**
 * Starts the stopwatch of a page, for the time from an event to the list that it changes.
 * @param event that the visitor causes
 * @param count what the list must say it shows; left out, its first cards must change
 * @returns a wait for the time, in ms; it rejects when the cards change after the count did
 */
async function timeUpdate(
  page: Page,
  event: 'keydown' | 'change',
  count?: string,
): Promise<() => Promise<number>> {
  await page.evaluate(watchList, { event, count });
  return async () => {
    const took = await page.evaluate(() => window.stopwatch);
    const shown = await page.evaluate(() => window.firstCards?.());
    await page.waitForTimeout(settlingMs);
    if (took === undefined) throw new Error('the stopwatch was not started');
    if ((await page.evaluate(() => window.firstCards?.())) === shown) return took;
    throw new Error('the cards changed after the count did');
  };
}

declare global {
  interface Window {
    /** what the first cards of the list say */
    firstCards?: () => string;
  }
}

/** Runs in the page. */
function watchList({ event, count }: { event: 'keydown' | 'change'; count?: string }): void {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const firstCards = () => texts('main li h2, main li h3').slice(0, 8).join('\n');
  window.firstCards = firstCards;
  const before = firstCards();
  window.startStopwatch(event, () =>
    count === undefined ? firstCards() !== before : texts('main [role="status"]').includes(count),
  );
}

/**
 * What a search says it shows, by the server, whose search is the browser's.
 * @returns e.g. `Showing 12 products`
 * @throws when the page does not say
 */
async function shownCount(url: string, text: string): Promise<string> {
  const address = `${url}/products?q=${encodeURIComponent(text)}`;
  // React puts a comment between two texts.
  const page = (await (await fetch(address)).text()).replaceAll('<!-- -->', '');
  const [count] = /Showing \d+ products/.exec(page) ?? [];
  if (count === undefined) throw new Error(`${address} does not say how many products it shows`);
  return count;
}
