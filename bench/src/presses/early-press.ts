import { withPhone } from '../browser';

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
