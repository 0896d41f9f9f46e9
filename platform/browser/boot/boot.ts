import type { PageScript } from '../page-data';
import type { BootData, BootState } from './boot-data';
import { recordEarlyClicks } from './early-clicks';

/** What a site decides for the script in its pages. */
export interface BootSite {
  /** the face that comes after the first view, if the site has one */
  typeface?: {
    /** as `document.fonts.load` takes it, and a text that needs all its files */
    font: string;
    text: string;
    /** faces of the same text that pages are drawn in once the browser has all of them */
    next?: readonly string[];
    /** whether this browser has had the face at this address; both may throw where storage is blocked */
    isKnown(url: string): boolean;
    setKnown(url: string): void;
  };
  /**
   * Stores the queries of links that were pressed, and whose button had not come when the visitor
   * left; may throw where storage is blocked
   */
  keepWaiting?(queries: readonly string[]): void;
}

/**
 * The program of the script in the page itself, about 1 kB. It starts the rest when the main picture is on the
 * screen (without one: any text), or two frames after the first touch or key, whichever comes first.
 * It fades the overlay; looks after presses before hydration (`early-clicks.ts`); and checks script
 * addresses where Trusted Types are enforced.
 */
export function bootPage({ typeface, keepWaiting }: BootSite = {}): void {
  const data: BootData = JSON.parse(
    (document.getElementById('boot-data') as HTMLElement).textContent,
  );
  const early = ['pointerdown', 'keydown', 'touchstart'];
  const { dataset, style } = document.documentElement;

  // eslint-disable-next-line compat/compat -- only where it is there
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) =>
      new URL(url, document.baseURI).origin === location.origin ? url : null,
  });

  // As high as the visitor left it: the browser then scrolls to the same place before the first paint.
  style.cssText = history.state?.tall;

  const booting: BootState = recordEarlyClicks((queries) =>
    withStorage(() => keepWaiting?.(queries)),
  );
  window.shopBooting = booting;

  const address = () => location.pathname + location.search;
  const shown = address();
  // Entries of the history that a router made outlive its document: without one they change the address alone.
  addEventListener('popstate', () => {
    if (booting.hasRouter || address() === shown) return;
    booting.isLeaving = true;
    location.reload();
  });

  /** Does nothing more where storage is blocked. */
  function withStorage(use: () => void) {
    try {
      use();
    } catch {}
  }

  /**
   * The display face comes after the first view, with which it would compete on a slow line. A browser
   * that has had this one before draws with it at once, and with those that come next: `data-faces`
   * of the root element says so to the styles.
   */
  const fallback = document.getElementById('fallback-face') as HTMLStyleElement | null;
  const face = fallback?.dataset.face ?? '';
  function showFace() {
    if (fallback) fallback.media = 'not all';
  }
  withStorage(() => {
    if (!typeface?.isKnown(face)) return;
    dataset.faces = '';
    showFace();
  });

  function fadeOverlay() {
    const overlay = document.getElementById('loading-overlay');
    overlay?.classList.add('off');
    setTimeout(() => overlay?.remove(), 600);
  }

  /** After the frame that shows what was pressed, or the page. */
  const startSoon = () => requestAnimationFrame(() => requestAnimationFrame(start));

  function start() {
    if (booting.scripts) return;
    // Hydration needs the whole page.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', startSoon);
    fadeOverlay();
    if (data.pageData) {
      const load = () => fetch(`/page-data/${data.pageData}${address()}`);
      booting.pageData = load()
        .catch(load)
        .then((answer) => (answer.ok ? answer.json() : answer.status))
        .catch(() => undefined);
    }
    // Each in a task of its own: together they keep a slow phone busy for 80 ms.
    booting.scripts = Promise.all(data.scripts.map((one) => nextTask().then(() => run(one))));
    // Behind the page's own, for which a file that hangs would otherwise be waited for.
    booting.later = Promise.all([booting.pageData, nextTask()]).then(([page]) =>
      Promise.all(((typeof page === 'object' && page.later) || data.later || []).map(run)),
    );
    // All its files first: a phone lays the texts out once, not when each comes.
    if (typeface) {
      const { font, text, next = [] } = typeface;
      const load = (one: string) => document.fonts.load(one, text);
      void load(font)
        .then(showFace, showFace)
        .then(() => Promise.all(next.map(load)))
        .then(
          () => withStorage(() => typeface.setKnown(face)),
          () => {},
        );
    }
  }

  const largestPaint = 'largest-contentful-paint';

  /**
   * On a slow line scripts would compete with the main picture; and what is asked for before a text is
   * on the screen counts as part of its paint. That frame comes up to a tenth of a second after `load`.
   * Browsers that report it (LCP, W3C) are asked; a picture may be smaller than a text, and is not
   * reported then.
   */
  function afterPaint() {
    fadeOverlay();
    if (document.hidden) return start();
    if (!window.PerformanceObserver?.supportedEntryTypes.includes(largestPaint)) return startSoon();
    const picture = document.querySelector('img[fetchpriority="high"]');
    new PerformanceObserver((entries) => {
      if (entries.getEntries().some((entry) => !picture || ('url' in entry && entry.url))) start();
    }).observe({ type: largestPaint, buffered: true });
    setTimeout(start, 200);
  }

  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  /** Scripts are fetched in parallel and run in order; one that fails to load is skipped. */
  function run({ url, integrity, type }: PageScript): Promise<void> {
    return new Promise((resolve) => {
      if (type) {
        const attributes = { rel: 'modulepreload', href: url, integrity };
        document.head.append(Object.assign(document.createElement('link'), attributes));
        // Not every browser says when it has come; whoever imports it waits for it.
        return resolve();
      }
      const script = document.createElement('script');
      script.async = false;
      // Before pictures out of view, which start at the same time.
      script.fetchPriority = 'high';
      script.src = url;
      script.integrity = integrity;
      script.onload = () => resolve();
      script.onerror = () => {
        // No other script of the host is there to say so.
        if (url.includes('/remotes/host/')) {
          dataset.page = 'failed';
          booting.discardClicks();
          // So that a chunk is asked for again, and not waited for.
          script.remove();
        }
        resolve();
      };
      document.head.append(script);
    });
  }

  for (const type of early) addEventListener(type, startSoon, { passive: true, once: true });
  if (document.readyState === 'complete') start();
  else addEventListener('load', afterPaint);
}
