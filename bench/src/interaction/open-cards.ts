import type { Page } from 'playwright-core';
import { openPage, pageHelpers, withPage } from '../browser/open-page';

const cards = 24;
/** A mouse rests on a card about as long as a hand needs to press, in ms. */
const rest = 150;

/**
 * Opens one card of the product list after the other and goes back each time.
 * @param hover whether the mouse rests on the card first
 * @returns ms for each, the first after the page's load first
 */
export function openCards(url: string, hover: boolean): Promise<number[]> {
  const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  return withPage(options, async (page) => {
    await page.addInitScript(pageHelpers);
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
  const took = await timeClick(page, path);
  if (hover) {
    await page.mouse.move(x, y, { steps: 3 });
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
  await page.mouse.click(x, y);
  return took();
}

/** How long (ms) a click may take before the measurement is given up. */
const clickTimeoutMs = 10_000;

/**
 * Arms a stopwatch in the page: it starts with the next click, by the event's own time, and stops
 * when the frame that shows the product's heading has been drawn.
 * @param path of the product's page
 * @returns a wait for the time, in ms
 */
async function timeClick(page: Page, path: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ path, timeout }) => {
      const before = document.querySelector('h1');
      window.benchTime = new Promise<number>((resolve, reject) => {
        let since = 0;
        addEventListener('click', (event) => (since = event.timeStamp), {
          capture: true,
          once: true,
        });
        const late = setTimeout(() => reject(new Error(`${path} was not shown`)), timeout);
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (location.pathname !== path || heading === before || !heading?.textContent) return;
          observer.disconnect();
          clearTimeout(late);
          // The task after the frame's callback runs when the frame has been drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - since);
            port2.postMessage(0);
          });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      });
      window.benchTime.catch(() => {});
    },
    { path, timeout: clickTimeoutMs },
  );
  return () => page.evaluate(() => window.benchTime ?? Promise.reject(new Error('not armed')));
}
