import { browserTimeoutsMs } from '../../async';
import type { PageScript } from '../page-data';
import type { BootData, BootState } from './boot-data';

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
 * It fades the overlay; records buttons pressed before hydration; holds links that stand in for
 * buttons; and checks script addresses where Trusted Types are enforced.
 */
export function bootPage({ typeface, keepWaiting }: BootSite = {}): void {
  const data: BootData = JSON.parse(
    (document.getElementById('boot-data') as HTMLElement).textContent,
  );
  const early = ['pointerdown', 'keydown', 'touchstart'];
  const pressed: HTMLElement[] = [];
  /** Links that wait for their button. */
  const waitingLinks = new Set<HTMLAnchorElement>();
  const { dataset, style } = document.documentElement;

  // eslint-disable-next-line compat/compat -- only where it is there
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) =>
      new URL(url, document.baseURI).origin === location.origin ? url : null,
  });

  // As high as the visitor left it: the browser then scrolls to the same place before the first paint.
  style.cssText = history.state?.tall;

  /** Known to stay without scripts. */
  const isStatic = () => /static|failed/.test(dataset.page ?? '');

  /** Shows that the press was noticed, with the look of `page-styles.ts`. */
  const showBusy = (element: Element) => element.setAttribute('aria-busy', 'true');

  /** Submit buttons and links work by themselves; only presses of other buttons are recorded. */
  const recordClick = (event: Event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('#root button');
    if (!button || isStatic() || (button.form && button.type === 'submit')) return;
    pressed.push(button);
    showBusy(button);
  };

  /**
   * A link to sign in that stands in for a button (`data-want`) waits for that button, which is then
   * pressed. If none comes, the link is followed, since its address holds the pending action; at once in
   * a page that is known to stay without buttons.
   */
  const deferLink = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-want]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isStatic()) return;
    event.preventDefault();
    const place = link.parentElement;
    if (waitingLinks.has(link) || !place) return;
    waitingLinks.add(link);
    showBusy(link);
    const at = [...place.children].indexOf(link);
    new MutationObserver((_, observer) => {
      if (link.isConnected) return;
      observer.disconnect();
      if (waitingLinks.delete(link)) (place.children[at] as HTMLElement | undefined)?.click();
    }).observe(place, { childList: true });
    setTimeout(() => {
      if (link.isConnected && waitingLinks.delete(link)) location.assign(link.href);
    }, browserTimeoutsMs.link);
  };

  const discardClicks = (): HTMLElement[] => {
    for (const button of pressed) button.removeAttribute('aria-busy');
    return pressed.splice(0);
  };

  const booting: BootState = {
    stopRecordingClicks: () => document.removeEventListener('click', recordClick, true),
    replay: () => {
      if (performance.now() < browserTimeoutsMs.pictures) dataset.page ??= 'alive';
      // Each in a task of its own: together React would batch them, and count two presses as one.
      for (const button of discardClicks()) setTimeout(() => button.isConnected && button.click());
    },
    discardClicks,
  };
  window.shopBooting = booting;

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
      const load = () => fetch(`/page-data/${data.pageData}${location.pathname}${location.search}`);
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
          discardClicks();
        }
        resolve();
      };
      document.head.append(script);
    });
  }

  document.addEventListener('click', recordClick, true);
  document.addEventListener('click', deferLink, true);
  // If the visitor leaves before a button has come, the site does it on the next page.
  addEventListener('pagehide', () => {
    const queries = [...waitingLinks].map(({ search }) => search);
    waitingLinks.clear();
    if (queries.length > 0) withStorage(() => keepWaiting?.(queries));
  });
  for (const type of early) addEventListener(type, startSoon, { passive: true, once: true });
  if (document.readyState === 'complete') start();
  else addEventListener('load', afterPaint);
}
