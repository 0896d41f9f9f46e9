import { timeoutSignal } from '@shop/shared/async';
import type { createBrowserRouter } from '@shop/shared/router';

/** The answer is not waited for longer, in ms; the next navigation asks again. */
const timeoutMs = 5_000;

/**
 * Makes a navigation a full load when the release of this tab was taken back.
 * @param release id of the set that the tab was started with
 */
export async function reloadIfWithdrawn(
  router: ReturnType<typeof createBrowserRouter>,
  release: string,
): Promise<void> {
  const limit = timeoutSignal(timeoutMs);
  try {
    const answer = await fetch('/channels/current.json', { signal: limit.signal });
    const { withdrawn = [] }: { withdrawn?: readonly string[] } = await answer.json();
    // What only this tab has is named after the release that it was made from, and a plus.
    if (!withdrawn.includes(release.split('+')[0] ?? '')) return;
    const target = router.state.navigation.location;
    if (target) location.assign(router.createHref(target));
    else location.reload();
  } catch {
    // Without an answer the tab goes on as it is.
  } finally {
    limit.end();
  }
}
