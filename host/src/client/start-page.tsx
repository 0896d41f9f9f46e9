import { within } from '@shop/shared/async';
import { setShopConfig } from '@shop/shared/config';
import {
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
import { App } from './App';
import { loadOnIntent } from './load-on-intent';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { quietTransitions } from './quiet-transitions';
import { readySlots } from './ready-slots';
import { remoteLoaders, versionOf } from './remotes/remote-loader';
import { createRouter, firstTable } from './router';
import { whenInitialized } from './when-initialized';

/** Scripts of the page that have not come by then are asked for again, in ms. */
const patience = 2_500;
/** A page that is not alive by then says so, and what it is good for, in ms. */
const longest = 7_000;

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
    return { hydrates, slots, ...(await firstTable(owner, true)) };
  };
  return orPrevious(
    () => drawn(remote),
    async () => drawn(await loadPrevious(page.owner ?? 'host')),
  );
}

/** Without a page from the server there is nothing to keep: the router loads what it draws. */
const makeShell = async () => ({
  hydrates: false,
  slots: new Map(),
  ...(await firstTable(undefined, false)),
});

/** Brings the page to life. */
async function start(page: PageData): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const { hydrates, slots, ...first } = await (page.router
    ? within(makeReady(page), longest, 'the page')
    : makeShell());
  await nextTask();
  const router = createRouter(page.release, first, hydrates ? page.router : undefined);
  await whenInitialized(router);
  await nextTask();
  const booting = window.shopBooting;
  const alive = () => {
    startSession();
    booting?.replay();
  };
  const onBroken = () =>
    import(/* webpackChunkName: "previous" */ './previous/previous-router').then(
      ({ previousRouter }) => previousRouter(page.release),
    );
  const app = (
    <App router={router} slots={hydrates ? slots : new Map()} onAlive={alive} onBroken={onBroken} />
  );
  booting?.stopKeeping();
  if (hydrates) {
    // As a transition React hydrates in slices, and a touch meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
      });
    });
    if ([...slots.values()].some(({ isHeld }) => isHeld)) {
      saying(({ sayHeld }) => sayHeld(router, slots));
    }
  } else {
    // Other markup than the server's would be mended piece by piece: draw it anew instead.
    booting?.forget();
    createRoot(root).render(app);
  }
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

/** Without the owner's code the server's page stays as it is: its links and forms are real. */
export function startPage(): void {
  const page = readPageData();
  prepare(page);
  start(page).catch((error: unknown) => {
    console.warn('the page stays static:', error);
    saying(({ sayStatic }) => sayStatic(() => start(page)));
  });
}
