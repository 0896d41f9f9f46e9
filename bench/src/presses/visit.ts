import { randomUUID } from 'node:crypto';
import { openPage, withPhone } from '../browser';

/** From one press to the next, in ms. */
const pauseMs = 400;
/** Event Timing reports no shorter events, in ms. */
const minEventMs = 16;

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

declare global {
  interface Window {
    /** the longest interaction of the visit, in ms */
    inp: number;
  }
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
    await page.addInitScript(observeInteractions, minEventMs);
    await openPage(page, url);
    for (const [selector, key] of visit) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pauseMs);
      await (key ? target.press(key, { delay: 40 }) : target.tap());
      await page.waitForTimeout(pauseMs);
    }
    return page.evaluate(() => window.inp);
  });

/** Runs in the page. */
function observeInteractions(durationThreshold: number): void {
  window.inp = durationThreshold;
  new PerformanceObserver((entries) => {
    for (const { interactionId, duration } of entries.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.inp = Math.max(window.inp, duration);
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}
