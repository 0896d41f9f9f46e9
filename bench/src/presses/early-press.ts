import { withPhone } from '../browser';

/**
 * Presses as soon as the browser reports the first paint. The press is made in the page: a tap from
 * outside comes more than 100 ms later.
 * @param pressed selector of what is pressed
 * @param answer selector of what then shows that it was
 * @returns ms from the press to the frame that shows the answer
 * @throws when no answer comes
 */
export const answerToEarlyPress = (
  url: string,
  pressed: string,
  answer: string,
): Promise<number | undefined> =>
  withPhone(async (page) => {
    await page.addInitScript(pressAtFirstPaint, [pressed, answer] as const);
    await page.goto(url, { waitUntil: 'commit' });
    return page.evaluate(() => window.stopwatch);
  });

/** Runs in the page. */
function pressAtFirstPaint([pressed, answer]: readonly [string, string]): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const element = document.querySelector<HTMLElement>(pressed);
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element?.click();
  }).observe({ type: 'paint' });
  window.startStopwatch('pointerdown', () => document.querySelector(answer) !== null);
}
