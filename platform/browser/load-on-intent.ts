import { loadRemote } from '../react';
import { matchOwner } from '../release-set/match-owner';
import type { PageRelease } from '../release-set/release-set';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the remote behind a link when the pointer, the focus or a finger comes to it, so that the
 * click finds it there. A failure is silent: the navigation asks again and says so.
 */
export function loadOnIntent(remotes: PageRelease['remotes']): void {
  const consider = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    const owner = matchOwner(remotes, link.pathname);
    if (owner) loadRemote(owner).catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, consider, { passive: true });
}
