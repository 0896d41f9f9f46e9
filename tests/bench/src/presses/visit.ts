import { randomUUID } from 'node:crypto';
import { openPage, withPhone } from '../browser';
import { observeLongest } from '../in-page';

/** From one press to the next, in ms. */
const pauseMs = 400;

/** A tap, or a key in a field. */
export type Press = [selector: string, key?: string];

/** @returns tokens of a new customer, by their keys in the browser's storage */
export async function signIn(url: string): Promise<Record<string, string>> {
  const password = randomUUID();
  const customer = { email: `${randomUUID()}@shop.example`, password, password2: password };
  const post = (path: string) =>
    fetch(`${url}/api/auth/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(customer),
    });
  await post('register');
  const reply = await post('token');
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}`);
  const { access, refresh }: { access: string; refresh: string } = await reply.json();
  return { access_token: access, refresh_token: refresh };
}

/**
 * Opens a page, waits until it is hydrated, and presses one thing after the other.
 * @returns the longest of the visit's interactions, from the event to the next frame, in ms
 */
export const inpOfVisit = (
  url: string,
  tokens: Readonly<Record<string, string>>,
  visit: readonly Press[],
): Promise<number> =>
  withPhone(async (page) => {
    await page.addInitScript((stored) => Object.assign(localStorage, stored), tokens);
    await page.addInitScript(observeLongest, { type: 'event', durationThreshold: 16 } as const);
    await openPage(page, url);
    for (const [selector, key] of visit) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pauseMs);
      await (key ? target.press(key, { delay: 40 }) : target.tap());
      await page.waitForTimeout(pauseMs);
    }
    return page.evaluate(() => window.longestMs);
  });

/**
 * Presses as soon as the browser reports the first paint and has parsed the pressed element. The press
 * is made in the page: a tap from outside comes more than 100 ms later.
 * @param pressed selector of the pressed element
 * @param answer selector of the element that answers the press
 * @returns ms from the press to the frame that shows the answer
 * @throws when no answer comes
 */
export const answerToEarlyPress = (url: string, pressed: string, answer: string): Promise<number> =>
  withPhone(async (page) => {
    await page.addInitScript(pressAtFirstPaint, [pressed, answer] as const);
    await page.goto(url, { waitUntil: 'commit' });
    return (await page.evaluate(() => window.stopwatch)) as number;
  });

/** Runs in the page. */
function pressAtFirstPaint([pressed, answer]: readonly [string, string]): void {
  const press = () => {
    const element = document.querySelector<HTMLElement>(pressed);
    if (!element) return void requestAnimationFrame(press);
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    press();
  }).observe({ type: 'paint' });
  window.startStopwatch('pointerdown', () => document.querySelector(answer) !== null);
}
