import { browserTimeoutsMs } from '../../async';
import type { BootState } from './boot-data';

/**
 * Looks after presses that come before hydration: it records those of buttons, and holds links that
 * stand in for buttons until these are there.
 * @param keepWaiting gets the queries of links whose button had not come when the visitor left
 */
export function recordEarlyClicks(
  keepWaiting: (queries: readonly string[]) => void,
): Pick<BootState, 'stopRecordingClicks' | 'replay' | 'discardClicks'> {
  const pressed: HTMLElement[] = [];
  const waitingLinks = new Set<HTMLAnchorElement>();
  const { dataset } = document.documentElement;

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

  document.addEventListener('click', recordClick, true);
  document.addEventListener('click', deferLink, true);
  // If the visitor leaves before a button has come, the site does it on the next page.
  addEventListener('pagehide', () => {
    const queries = [...waitingLinks].map(({ search }) => search);
    waitingLinks.clear();
    if (queries.length > 0) keepWaiting(queries);
  });

  return {
    stopRecordingClicks: () => document.removeEventListener('click', recordClick, true),
    replay: () => {
      // What did not come at first has come since.
      if (dataset.page === 'failed') dataset.page = 'alive';
      if (performance.now() < browserTimeoutsMs.pictures) dataset.page ??= 'alive';
      // Each in a task of its own: together React would batch them, and count two presses as one.
      for (const button of discardClicks()) setTimeout(() => button.isConnected && button.click());
    },
    discardClicks,
  };
}
