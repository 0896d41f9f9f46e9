import { withTimeout } from '@shop/shared/async';
import { setShopConfig } from '@shop/shared/config';
import {
  documentPage,
  loadPreviousVersion,
  loadWidget,
  setRemoteLoader,
} from '@shop/shared/federation';
import { startSession } from '@shop/shared/session';
import { leaveOverlayEntry } from '@shop/shared/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageData } from '../page-data';
import { App } from './App';
import { loadOnIntent } from './load-on-intent';
import { makeReady } from './make-ready';
import { readPageData } from './page-data';
import { remoteLoaders } from './remotes/remote-loader';
import { createRouter } from './router';
import { ignoreAbortedViewTransitions } from './view-transitions';
import { whenInitialized } from './when-initialized';
import { yieldToMain } from './yield-to-main';

/** Then nobody waits longer for a page's part in its previous version, in ms. */
const previousTimeoutMs = 4_000;

/** Whether a page was drawn here that threw: what is in the root may be other than the server's. */
let hasThrown = false;

/** Once for a page: what everything else stands on. */
function prepare(page: PageData): void {
  leaveOverlayEntry();
  setShopConfig(page.config);
  const { load, previous } = remoteLoaders(page.release);
  setRemoteLoader(load, previous);
  loadOnIntent(page.release.remotes);
  ignoreAbortedViewTransitions();
  // Their code comes beside the page's own; a slot that cannot be filled says so by itself.
  for (const name of page.places) loadWidget(name).catch(() => undefined);
}

/**
 * Brings the page to life.
 * @param turn how often it has thrown
 * @throws when it cannot be drawn as whole as the server drew it; the server's page is untouched
 */
async function start(page: PageData, turn = 0): Promise<void> {
  const address = location.pathname + location.search;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const ready = await makeReady(page);
  const hydrates = ready.hydrates && !hasThrown;
  const hasHeld = [...ready.slots.values()].some(({ isDeferred }) => isDeferred);
  if (hasHeld && !hydrates) throw new Error('what the server drew cannot be drawn here');
  await yieldToMain();
  const router = createRouter(page.release, ready, hydrates ? page.router : undefined);
  await whenInitialized(router);
  if (page.router && !page.router.errors && router.state.errors) {
    router.dispose();
    throw Object.values(router.state.errors)[0];
  }
  await yieldToMain();
  const booting = window.shopBooting;
  const alive = () => {
    startSession();
    booting?.replay();
  };
  const slots = hydrates ? ready.slots : new Map();
  const app = <App router={router} slots={slots} onAlive={alive} />;
  const putBack = keepNodes(root);
  let isOver = false;
  const onUncaughtError = (error: unknown) => {
    // What is taken away with the page may throw as well.
    if (isOver) return;
    isOver = true;
    router.dispose();
    // What the server drew belongs to that address. The next document keeps its own: no loop.
    if (location.pathname + location.search !== address) {
      location.reload();
      return;
    }
    hasThrown = true;
    documentPage.canFallBack = false;
    putBack();
    fallBack(page, error, turn);
  };
  const { key, pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    documentPage.canFallBack = false;
    if (historyAction !== 'REPLACE' || location.pathname !== pathname) {
      documentPage.hasNavigated = true;
    }
  });
  documentPage.canFallBack = page.router !== undefined || turn < 2;
  documentPage.slots = page.slots;
  booting?.stopRecordingClicks();
  if (hydrates) {
    // As a transition React hydrates in slices, and a touch meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
        onUncaughtError,
      });
    });
    if (hasHeld) saying(({ showDeferredNotice }) => showDeferredNotice(router, slots));
  } else {
    // Other markup than the server's would be mended piece by piece: draw it anew instead.
    booting?.discardClicks();
    createRoot(root, { onUncaughtError }).render(app);
  }
}

/**
 * After the page of the document threw while it was drawn: the previous version of the part that
 * it was, else the server's page stays; where that drew none, an error is shown in its place.
 */
async function fallBack(page: PageData, error: unknown, turn: number): Promise<void> {
  const part = documentPage.brokenRemote ?? page.owner;
  documentPage.brokenRemote = undefined;
  try {
    if (!part || turn > 0) throw error;
    await withTimeout(loadPreviousVersion(part), previousTimeoutMs, part);
    await start(page, 1);
  } catch {
    if (page.router || turn > 1) stayStatic(page, error);
    else await start(page, 2).catch(() => stayStatic(page, error));
  }
}

/** Words below a page that is not alive as a whole; without them it is what it is. */
const saying = (say: (words: typeof import('./degraded-notice')) => void) =>
  import(/* webpackChunkName: "rare" */ './degraded-notice').then(say, () => undefined);

/** The server's page stays as it is: its links and forms are real. */
function stayStatic(page: PageData, error: unknown): void {
  console.warn('the page stays static:', error);
  saying(({ showDegradedNotice }) => showDegradedNotice(() => start(page)));
}

export function startPage(): void {
  const page = readPageData();
  prepare(page);
  if (!document.querySelector('style:not([data-styled])')) {
    import(/* webpackChunkName: "base-style" */ './base-style').then(
      ({ drawBaseStyle }) => drawBaseStyle(),
      () => undefined,
    );
  }
  start(page).catch((error) => stayStatic(page, error));
}

/**
 * Keeps hold of what the server drew, without a copy: React takes a page's outermost nodes away
 * when something in it throws that nobody catches, and leaves what is within them as it is.
 * @returns puts them back, into a root that React does not listen to: links and forms are real then
 */
function keepNodes(root: HTMLElement): () => void {
  const nodes = [...root.childNodes];
  const inHead = [...document.head.childNodes];
  return () => {
    const unheard = root.cloneNode() as HTMLElement;
    root.replaceWith(unheard);
    unheard.append(...nodes);
    document.head.append(...inHead.filter(({ isConnected }) => !isConnected));
  };
}
