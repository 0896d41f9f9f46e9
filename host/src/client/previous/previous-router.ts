import { within } from '@shop/shared/async';
import type { PageRelease } from '@shop/shared/contract';
import { loadPrevious, sayLateRemote } from '@shop/shared/federation';
import { matchOwner } from '../../match-owner';
import { createRouter, firstTable, type Router } from '../router';
import { whenInitialized } from '../when-initialized';

/** Nobody waits longer for a page in its previous version, in ms. */
const patience = 4_000;

const tried = new Set<string>();

/**
 * The page at the address of the browser, drawn by the previous version of its owner.
 * @returns undefined when it is the host's own, or there is no such version that can be had
 */
export async function previousRouter(release: PageRelease): Promise<Router | undefined> {
  const owner = matchOwner(release.remotes, location.pathname);
  // A second time it would be of the same version.
  if (!owner || tried.has(owner)) return undefined;
  try {
    const first = within(loadPrevious(owner), patience, owner).then((older) =>
      firstTable(older, true),
    );
    const router = createRouter(release, await first);
    tried.add(owner);
    await whenInitialized(router);
    // Its widgets in other places may have been given up with it.
    sayLateRemote();
    return router;
  } catch (error) {
    console.warn(`the previous version of "${owner}" does not help:`, error);
    return undefined;
  }
}
