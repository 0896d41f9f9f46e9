import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserTimeoutsMs, withTimeout } from '../async';
import { setSiteAddresses } from '../html';
import { otherStyles } from '../html/collected-styles';
import {
  documentPage,
  loadPreviousVersion,
  loadWidget,
  setRemoteLoader,
  siteNavigation,
} from '../react';
import { App } from './App';
import type { BrowserSite, DegradedNoticeProps } from './browser-site';
import { laterPageData } from './later-page-data';
import { loadOnIntent } from './load-on-intent';
import type { PageData } from './page-data';
import { prepareHydration } from './prepare-hydration';
import { rememberNodes } from './remember-nodes';
import { remoteLoaders } from './remote-loader';
import { reportBrokenPage } from './report-broken-page';
import { createRouter, whenInitialized } from './router';
import { ignoreAbortedViewTransitions } from './view-transitions';
import { yieldToMain } from './yield-to-main';

/** Whether a page threw here while it was rendered: the root may hold other nodes than the server's. */
let hasThrown = false;

/** What everything else needs, once for a document. */
function configure(page: PageData, site: BrowserSite): void {
  site.configure?.(page.config);
  setSiteAddresses(page.config);
  const { load, previous } = remoteLoaders(page.release);
  setRemoteLoader(load, previous);
  siteNavigation.entries = page.release.navigation || [];
  loadOnIntent(page.release.remotes);
  ignoreAbortedViewTransitions();
  // A phone discards a tab in the background without an event: the browser itself is to scroll then.
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });
  // Not in the HTML: browsers would ask for it before the main picture is on the screen.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  // At the same time as the page's own code; a slot shows by itself that it cannot be filled.
  for (const name of page.places) loadWidget(name).catch(() => undefined);
}

/**
 * Hydrates the page, or renders it again.
 * @param attempt how often it has thrown before
 * @throws when the server rendered more of it than can be rendered here; its page is untouched
 */
async function start(page: PageData, site: BrowserSite, attempt = 0): Promise<void> {
  const address = location.pathname + location.search;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const ready = await prepareHydration(page, site.routes);
  const hydrates = ready.hydrates && !hasThrown;
  const hasDeferred = [...ready.slots.values()].some(({ isDeferred }) => isDeferred);
  if (hasDeferred && !hydrates) throw new Error('what the server rendered cannot be rendered here');
  await yieldToMain();
  const booting = window.shopBooting;
  const router = createRouter(page.release, ready, hydrates ? page.router : undefined);
  const removeRouter = () => {
    router.dispose();
    if (booting) booting.hasRouter = false;
  };
  await whenInitialized(router);
  if (page.router && !page.router.errors && router.state.errors) {
    removeRouter();
    throw Object.values(router.state.errors)[0];
  }
  await yieldToMain();
  if (booting?.isLeaving) return router.dispose();
  if (booting) booting.hasRouter = true;
  const onHydrated = () => {
    site.onHydrated?.();
    booting?.replay();
  };
  const slots = hydrates ? ready.slots : new Map();
  const onBrokenPage = (pathname: string) => reportBrokenPage(page.release, pathname);
  const app = <App {...{ router, slots, onHydrated, onBrokenPage }} />;
  const putBack = rememberNodes(root);
  let isOver = false;
  const onUncaughtError = (error: unknown) => {
    // What is removed with the page may throw as well.
    if (isOver) return;
    isOver = true;
    removeRouter();
    // The server's nodes belong to that address. The next document keeps its own: no loop.
    if (location.pathname + location.search !== address) {
      onBrokenPage(location.pathname);
      location.reload();
      return;
    }
    hasThrown = true;
    documentPage.canFallBack = false;
    putBack();
    fallBack(page, site, error, attempt);
  };
  const { key, pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    documentPage.canFallBack = false;
    if (historyAction !== 'REPLACE' || location.pathname !== pathname) {
      documentPage.hasNavigated = true;
    }
  });
  documentPage.canFallBack = page.router !== undefined || attempt < 2;
  documentPage.slots = page.slots;
  booting?.stopRecordingClicks();
  if (hydrates) {
    // In a transition React hydrates in slices, and answers a touch in between.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
        onUncaughtError,
      });
    });
    if (hasDeferred) {
      loadNotice(site, ({ showDeferredNotice }, Notice) =>
        showDeferredNotice(Notice, router, slots),
      );
    }
  } else {
    // React would correct markup that differs node by node: it is rendered again instead.
    booting?.discardClicks();
    createRoot(root, { onUncaughtError }).render(app);
  }
}

/**
 * After the page of the document threw while it was rendered: the previous version of the remote
 * that threw, else the server's page; where the server rendered none, an error page.
 */
async function fallBack(
  page: PageData,
  site: BrowserSite,
  error: unknown,
  attempt: number,
): Promise<void> {
  const remote = documentPage.brokenRemote ?? page.owner;
  documentPage.brokenRemote = undefined;
  try {
    if (!remote || attempt > 0) throw error;
    await withTimeout(loadPreviousVersion(remote), browserTimeoutsMs.previousVersion, remote);
    await start(page, site, 1);
  } catch {
    if (page.router || attempt > 1) keepServerPage(page, site, error);
    else await start(page, site, 2).catch(() => keepServerPage(page, site, error));
  }
}

/** The notice below a page that is not wholly hydrated, which works without it. */
function loadNotice(
  { loadDegradedNotice }: BrowserSite,
  show: (
    notices: typeof import('./degraded-notice'),
    notice: ComponentType<DegradedNoticeProps>,
  ) => void,
): void {
  if (!loadDegradedNotice) return;
  const notices = import(/* webpackChunkName: "rare" */ './degraded-notice');
  Promise.all([notices, loadDegradedNotice()]).then(
    ([code, { DegradedNotice }]) => show(code, DegradedNotice),
    () => undefined,
  );
}

/** The server's page stays as it is: its links and forms work without scripts. */
function keepServerPage(page: PageData, site: BrowserSite, error: unknown): void {
  console.warn('the page stays static:', error);
  // Height that was reserved for what does not come (`boot.ts`).
  document.documentElement.style.cssText = '';
  loadNotice(site, ({ showDegradedNotice }, Notice) =>
    showDegradedNotice(Notice, () => start(page, site)),
  );
}

/** @throws when the page was not made by the storefront server, or its data does not come */
export async function startPage(site: BrowserSite): Promise<void> {
  const block = document.getElementById('page-data');
  if (!block?.textContent) throw new Error('the page carries no data for hydration');
  const page: PageData = (await laterPageData()) ?? JSON.parse(block.textContent);
  configure(page, site);
  if (!document.querySelector(otherStyles)) {
    site.drawBaseStyle?.().catch(() => undefined);
  }
  start(page, site).catch((error) => keepServerPage(page, site, error));
}
