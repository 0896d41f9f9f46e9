import { inspectParameter } from '@shop/shared/release/inspect-data';
import { addressWith, valueHere } from './choice';

/** A navigation, as far as it is looked at (HTML Standard, Navigation API). */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
}

/**
 * Keeps the parameter in the address through every navigation of this tab: those of the router,
 * and full loads, where the browser tells of them beforehand.
 * @returns ends it
 */
export function keepParameter(): () => void {
  const { pushState, replaceState } = history;
  for (const [name, original] of Object.entries({ pushState, replaceState })) {
    Object.assign(history, {
      [name]: (state: unknown, unused: string, url?: string | URL | null) =>
        original.call(history, state, unused, url == null ? url : addressWith(valueHere(), url)),
    });
  }
  const { navigation } = window as { navigation?: EventTarget };
  const follow = (event: Event) => followFully(event as NavigateEvent);
  navigation?.addEventListener('navigate', follow);
  return () => {
    Object.assign(history, { pushState, replaceState });
    navigation?.removeEventListener('navigate', follow);
  };
}

function followFully(event: NavigateEvent): void {
  const { destination, navigationType, formData, downloadRequest } = event;
  const url = new URL(destination.url);
  const isOther = url.origin !== location.origin || url.searchParams.has(inspectParameter);
  const isPlain = !destination.sameDocument && !formData && downloadRequest === null;
  if (isOther || !isPlain || !event.cancelable || !/^(push|replace)$/.test(navigationType)) return;
  event.preventDefault();
  const target = addressWith(valueHere(), url);
  // A navigation cannot begin within another's event.
  setTimeout(() =>
    navigationType === 'push' ? location.assign(target) : location.replace(target),
  );
}
