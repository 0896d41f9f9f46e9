import type { Page } from 'playwright-core';

const timeoutMs = 10_000;
/** How long (ms) the list is watched for a change that comes late. */
const settling = 250;

/**
 * Arms a stopwatch in the page: it starts with the next event, by the event's own time, and stops
 * when the frame that shows the changed list has been drawn.
 * @param event that the visitor causes
 * @param count what the list must say it shows; left out, its first card must change
 * @returns a wait for the time, in ms; it rejects when the cards change after the count did
 */
export async function timeUpdate(
  page: Page,
  event: 'keydown' | 'change',
  count?: number,
): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ event, count, timeout, settling }) => {
      const shown = () =>
        [...document.querySelectorAll('main li h2, main li h3')]
          .slice(0, 8)
          .map((heading) => heading.textContent)
          .join('\n');
      const before = shown();
      const isDone = () =>
        count === undefined
          ? shown() !== before
          : [...document.querySelectorAll('main [role="status"]')].some(
              ({ textContent }) => textContent === `Showing ${count} products`,
            );
      window.benchTime = new Promise<number>((resolve, reject) => {
        let since = 0;
        addEventListener(event, ({ timeStamp }) => (since = timeStamp), {
          capture: true,
          once: true,
        });
        const late = setTimeout(() => reject(new Error('the list did not change')), timeout);
        const observer = new MutationObserver(() => {
          if (since === 0 || !isDone()) return;
          observer.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              const took = performance.now() - since;
              const drawn = shown();
              setTimeout(() => {
                if (shown() === drawn) resolve(took);
                else reject(new Error('the cards changed after the count did'));
              }, settling);
            };
            port2.postMessage(0);
          });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      });
      window.benchTime.catch(() => {});
    },
    { event, count, timeout: timeoutMs, settling },
  );
  return () => page.evaluate(() => window.benchTime ?? Promise.reject(new Error('not armed')));
}
