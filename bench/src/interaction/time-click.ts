import type { Page } from 'playwright-core';

/** How long (ms) a click may take before the measurement is given up. */
const clickTimeoutMs = 10_000;

/**
 * Arms a stopwatch in the page: it starts with the next click, by the event's own time, and stops
 * when the frame that shows the product's heading has been drawn.
 * @param path of the product's page
 * @returns a wait for the time, in ms
 */
export async function timeClick(page: Page, path: string): Promise<() => Promise<number>> {
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
