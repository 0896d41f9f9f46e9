import { within } from '@shop/shared/async';
import { setShopConfig } from '@shop/shared/config';
import { loadRemote, loadWidget, setRemoteLoader } from '@shop/shared/federation';
import { startSession } from '@shop/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageData } from '../page-data';
import { App } from './App';
import { loadOnIntent } from './load-on-intent';
import { readPageData } from './page-data';
import { quietTransitions } from './quiet-transitions';
import { readySlots } from './ready-slots';
import { remoteLoader } from './remotes';
import { createRouter } from './router';
import { sayStatic } from './static-page';
import { whenInitialized } from './when-initialized';

/** Scripts of the page that have not come by then are asked for again, in ms. */
const patience = 3_500;

/** Once for a page: what everything else stands on. */
function prepare(page: PageData): void {
  setShopConfig(page.config);
  setRemoteLoader(remoteLoader(page.release));
  loadOnIntent(page.release.remotes);
  quietTransitions();
  // Their code comes beside the page's own; a slot that cannot be filled says so by itself.
  for (const name of page.places) loadWidget(name).catch(() => undefined);
}

/** Brings the page to life. */
async function start(page: PageData): Promise<void> {
  // What the boot script fetched is used, not asked for a second time.
  const early = window.shopBooting?.scripts ?? Promise.resolve();
  await within(early, patience, 'the scripts of the page').catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');

  const [remote, slots] = await Promise.all([
    page.owner ? loadRemote(page.owner) : undefined,
    readySlots(page.slots),
  ]);
  const hydrates = page.router !== undefined && asRendered(page);
  const hydration = hydrates ? page.router : undefined;
  const router = await createRouter(page, remote?.routes ?? [], hydration);
  await whenInitialized(router);
  const booting = window.shopBooting;
  const alive = () => {
    startSession();
    booting?.replay();
  };
  const app = <App router={router} slots={hydrates ? slots : new Map()} onAlive={alive} />;
  booting?.stopKeeping();
  if (hydrates) {
    // As a transition React hydrates in slices, and a touch meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
      });
    });
  } else {
    // Other markup than the server's would be mended piece by piece: draw it anew instead.
    booting?.forget();
    createRoot(root).render(app);
  }
}

const asRendered = ({ rendered, release }: PageData): boolean =>
  Object.entries(rendered).every(([name, version]) => release.remotes[name]?.version === version);

/** Without the owner's code the server's page stays as it is: its links and forms are real. */
export function startPage(): void {
  const page = readPageData();
  prepare(page);
  start(page).catch((error: unknown) => {
    console.warn('the page stays static:', error);
    sayStatic(() => start(page));
  });
}
