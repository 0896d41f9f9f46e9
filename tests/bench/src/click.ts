import type { Page } from 'playwright-core';
import { until, watchNetwork, withPage } from './browser';

/** A mouse rests on a card about as long as a hand needs to press, in ms. */
const restMs = 150;

interface Clicked {
  /** selector of the cards' links */
  cards: string;
  /** index of the first card, and how many */
  from: number;
  count: number;
  /** whether the mouse rests on the card first */
  hover: boolean;
}

/**
 * Opens a list, clicks its cards one after the other, and goes back each time; unthrottled, motion
 * reduced. Pages that a script changes and pages that the browser loads are measured in one way: from
 * the click's own time to the frame that shows another heading than the list's.
 * @returns ms for each card, the first after the page's load first
 * @throws when the list shows fewer cards
 */
export function clickCards(url: string, { cards, from, count, hover }: Clicked): Promise<number[]> {
  const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  return withPage(options, async (page) => {
    await page.addInitScript(timeClicks);
    const quiet = watchNetwork(page);
    await page.goto(url);
    await quiet(2_000);
    const hrefs = await page
      .locator(cards)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    const chosen = hrefs.slice(from, from + count);
    if (chosen.length < count) throw new Error(`${url} shows only ${hrefs.length} cards`);
    const times: number[] = [];
    for (const href of chosen) {
      const card = page.locator(`${cards}[href="${href}"]`).first();
      // Both wait until the card keeps its place: pictures that arrive may move it.
      if (hover) {
        await card.hover();
        await page.waitForTimeout(restMs);
      }
      // A click that misses must not count with the time of the one before.
      await page.evaluate(() => sessionStorage.removeItem('shownAfterMs'));
      await card.click({ noWaitAfter: true });
      times.push(await shownAfter(page));
      await quiet(200);
      await page.goBack();
      await card.waitFor();
      await quiet(200);
    }
    return times;
  });
}

async function shownAfter(page: Page): Promise<number> {
  let ms: string | null = null;
  // The clicked page may be gone.
  const read = () => page.evaluate(() => sessionStorage.getItem('shownAfterMs')).catch(() => null);
  const isShown = async () => {
    ms = await read();
    return ms !== null;
  };
  await until(page, isShown, 'shows nothing for the click');
  return Number(ms);
}

/** Runs in every document of the tab, before its own scripts. */
function timeClicks(): void {
  if (!location.protocol.startsWith('http')) return;
  const time = (clicked: string, before: Element | null) => {
    const { link, at } = JSON.parse(clicked);
    const isShown = () => {
      const heading = document.querySelector('h1');
      return Boolean(heading?.textContent) && heading !== before && location.href === link;
    };
    const save = (ms: number) => {
      sessionStorage.removeItem('clicked');
      sessionStorage.setItem('shownAfterMs', String(performance.timeOrigin + ms - at));
    };
    window.whenDrawn(isShown).then(save, () => {});
  };
  const onClick = ({ target, timeStamp }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const clicked = JSON.stringify({ link: link.href, at: performance.timeOrigin + timeStamp });
    sessionStorage.setItem('clicked', clicked);
    time(clicked, document.querySelector('h1'));
  };
  addEventListener('click', onClick, { capture: true });
  // The browser has loaded the page that was clicked.
  const clicked = sessionStorage.getItem('clicked');
  if (clicked) time(clicked, null);
}
