import { withPhone } from '../browser';

/** How long after the first paint a press still counts as early, in ms. */
const earlyMs = 100;
const maxAttempts = 10;

/**
 * Taps as soon as the page says that it was painted.
 * @param pressed selector of what is tapped
 * @param answer selector of what then shows that it was
 * @returns ms from the tap to the frame that shows the answer; undefined when no attempt was early enough
 */
export async function answerToEarlyPress(
  url: string,
  pressed: string,
  answer: string,
): Promise<number | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const ms = await answerIfEarly(url, pressed, answer);
    if (ms !== undefined) return ms;
  }
  return undefined;
}

/** @returns undefined when the tap came too late, or the answer did not come */
const answerIfEarly = (url: string, pressed: string, answer: string): Promise<number | undefined> =>
  withPhone(async (page, session) => {
    const tap = async (x: number, y: number) => {
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x, y }]);
      await touch('touchEnd', []);
    };
    const tapped = new Promise((resolve, reject) => {
      page.once('console', (message) => {
        const [x = 0, y = 0] = message.text().split(' ').map(Number);
        tap(x, y).then(resolve, reject);
      });
    });
    await page.addInitScript(announcePaint, [pressed, answer] as const);
    await page.goto(url, { waitUntil: 'commit' });
    await tapped;
    const answeredMs = await page.evaluate(() => window.stopwatch);
    const [pressedAt, paintedAt] = await page.evaluate(() =>
      ['first-input', 'paint'].map((type) => performance.getEntriesByType(type)[0]?.startTime),
    );
    if (pressedAt === undefined || paintedAt === undefined) return undefined;
    return pressedAt - paintedAt <= earlyMs ? answeredMs : undefined;
  });

/** Runs in the page: says where to press once something is painted, and waits for the answer. */
function announcePaint([pressed, answer]: readonly [string, string]): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const { x, y, width, height } =
      document.querySelector(pressed)?.getBoundingClientRect() ?? new DOMRect();
    console.info(x + width / 2, y + height / 2);
  }).observe({ type: 'paint' });
  window.startStopwatch('pointerdown', () => document.querySelector(answer) !== null);
}
