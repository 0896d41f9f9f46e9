import { within } from '@shop/shared/async';
import { setShopConfig } from '@shop/shared/config';
import {
  documentPage,
  loadPrevious,
  loadRemote,
  loadWidget,
  orPrevious,
  type ReadySlots,
  type RemoteModule,
  readSlotKey,
  setRemoteLoader,
} from '@shop/shared/federation';
import { startSession } from '@shop/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageData } from '../page-data';
import { routes } from '../routes';
import { App } from './App';
import { keepNodes } from './keep-nodes';
import { loadOnIntent } from './load-on-intent';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { quietTransitions } from './quiet-transitions';
import { readySlots } from './ready-slots';
import { remoteLoaders, versionOf } from './remotes/remote-loader';
import { createRouter, firstTable } from './router';
import { steadyRoutes } from './steady-routes';
import { whenInitialized } from './when-initialized';

/** Scripts of the page that have not come by then are asked for again, in ms. */
const patience = 2_500;
/** A page that is not alive by then says so, and what it is good for, in ms. */
const longest = 7_000;
/** Then nobody waits longer for a page's part in its previous version, in ms. */
const previousTimeoutMs = 4_000;

/** Whether a page was drawn here that threw: what is in the root may be other than the server's. */
let hasThrown = false;

/** Once for a page: what everything else stands on. */
function prepare(page: PageData): void {
  setShopConfig(page.config);
  const { load, previous } = remoteLoaders(page.release);
  setRemoteLoader(load, previous);
  loadOnIntent(page.release.remotes);
  quietTransitions();
  // Their code comes beside the page's own; a slot that cannot be filled says so by itself.
  for (const name of page.places) loadWidget(name).catch(() => undefined);
}

/** What the boot script fetched is used, not asked for a second time. */
const earlyScripts = () =>
  within(window.shopBooting?.scripts ?? Promise.resolve(), patience, 'scripts').catch(
    () => undefined,
  );

/** What a page that the server drew is made alive with, in the versions that are to be had. */
async function makeReady(page: PageData) {
  const [remote, slots] = await Promise.all([
    page.owner ? loadRemote(page.owner) : undefined,
    readySlots(page.slots),
    earlyScripts(),
  ]);
  const drawn = async (owner: RemoteModule | undefined) => {
    const hydrates = await asRendered(page, owner, slots);
    await nextTask();
    return { hydrates, slots, ...(await firstTable(owner)) };
  };
  const { owner } = page;
  if (!owner) return drawn(undefined);
  return orPrevious(
    () => drawn(remote),
    async () => drawn(await loadPrevious(owner)),
  );
}

/** Without a page from the server there is nothing to keep: the router loads what it draws. */
const shell = () => ({
  hydrates: false,
  slots: new Map(),
  table: steadyRoutes(routes([])),
  owner: undefined,
});

/**
 * Brings the page to life.
 * @param turn how often it has thrown
 * @throws when it cannot be drawn as whole as the server drew it; the server's page is untouched
 */
async function start(page: PageData, turn = 0): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const ready = await (page.router ? within(makeReady(page), longest, 'the page') : shell());
  const hydrates = ready.hydrates && !hasThrown;
  const hasHeld = [...ready.slots.values()].some(({ isHeld }) => isHeld);
  if (hasHeld && !hydrates) throw new Error('what the server drew cannot be drawn here');
  await nextTask();
  const router = createRouter(page.release, ready, hydrates ? page.router : undefined);
  await whenInitialized(router);
  if (page.router && !page.router.errors && router.state.errors) {
    router.dispose();
    throw Object.values(router.state.errors)[0];
  }
  await nextTask();
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
    hasThrown = true;
    documentPage.canFallBack = false;
    router.dispose();
    putBack();
    fallBack(page, error, turn);
  };
  const { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key !== key) documentPage.canFallBack = false;
  });
  documentPage.canFallBack = page.router !== undefined || turn < 2;
  documentPage.slots = page.slots;
  booting?.stopKeeping();
  if (hydrates) {
    // As a transition React hydrates in slices, and a touch meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
        onUncaughtError,
      });
    });
    if (hasHeld) saying(({ sayHeld }) => sayHeld(router, slots));
  } else {
    // Other markup than the server's would be mended piece by piece: draw it anew instead.
    booting?.forget();
    createRoot(root, { onUncaughtError }).render(app);
  }
}

/**
 * After the page of the document threw while it was drawn: the previous version of the part that
 * it was, else the server's page stays; where that drew none, an error is shown in its place.
 */
function fallBack(page: PageData, error: unknown, turn: number): void {
  const part = documentPage.brokenRemote ?? page.owner;
  documentPage.brokenRemote = undefined;
  const previous =
    part && turn === 0
      ? within(loadPrevious(part), previousTimeoutMs, part).then(() => start(page, 1))
      : Promise.reject(error);
  previous.catch(() => (page.router || turn > 1 ? stayStatic(page, error) : start(page, 2)));
}

/** Whether all that the server drew, and is not held, is drawn by the same versions here. */
async function asRendered(
  { rendered }: PageData,
  owner: RemoteModule | undefined,
  slots: ReadySlots,
): Promise<boolean> {
  const isSame = (remote: RemoteModule) => versionOf(remote) === rendered[remote.name];
  const same = [...slots].map(
    async ([key, { isHeld }]) => isHeld || isSame(await loadRemote(ownerOf(key))),
  );
  return (!owner || isSame(owner)) && (await Promise.all(same)).every(Boolean);
}

const ownerOf = (key: string): string => readSlotKey(key).name.split('/', 1).join();

/** Words below a page that is not alive as a whole; without them it is what it is. */
const saying = (say: (words: typeof import('./static')) => void) =>
  import(/* webpackChunkName: "static" */ './static').then(say, () => undefined);

/** The server's page stays as it is: its links and forms are real. */
function stayStatic(page: PageData, error: unknown): void {
  console.warn('the page stays static:', error);
  saying(({ sayStatic }) => sayStatic(() => start(page)));
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
