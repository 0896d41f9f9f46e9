import { type ComponentProps, useEffect, useState } from 'react';
import { InspectContext, type PreloadedWidgets, ReadySlotsContext } from '../react';
import { isInspected } from '../release-set/inspect-data';
import { isSamePage, RouterProvider } from '../router';
import type { Router } from './router';

type OnError = NonNullable<ComponentProps<typeof RouterProvider>['onError']>;

interface Props {
  router: Router;
  slots: PreloadedWidgets;
  /** called once, when the page is hydrated or rendered */
  onHydrated: () => void;
  /** called when a page threw while it was rendered, with its path */
  onBrokenPage: (pathname: string) => void;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onHydrated, onBrokenPage }: Props) {
  const [current] = useState(() => withSynchronousNavigation(router));
  const [inspected] = useState(() => isInspected(location.href));
  useEffect(onHydrated, [onHydrated]);
  const onError: OnError = (error, { location, errorInfo }) => {
    // A loader's error has none.
    if (!errorInfo) return;
    console.error('a page threw while it was rendered:', error);
    onBrokenPage(location.pathname);
  };
  return (
    <InspectContext value={inspected}>
      <ReadySlotsContext value={slots}>
        <RouterProvider router={current} onError={onError} />
      </ReadySlotsContext>
    </InspectContext>
  );
}

type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The same router, whose navigations are drawn within the press that began them when their data is
 * at hand: no loading state in between, and no wait for the frame that a browser puts before each
 * later task of a press. Where something must be waited for, the loading state is drawn in the
 * next task, and the page follows as a transition.
 */
export const withSynchronousNavigation = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (draw: Subscriber) => router.subscribe(deferLoading(draw, () => router.state)),
    },
  });

function deferLoading(draw: Subscriber, now: () => Router['state']): Subscriber {
  let drawsAtOnce = false;
  return (state, options) => {
    const { navigation, location } = state;
    if (navigation.state !== 'loading') {
      // What is removed while it has the focus makes the browser lay out all of the old page before.
      if (drawsAtOnce) document.querySelector<HTMLElement>('#main :focus')?.blur();
      draw(state, drawsAtOnce ? { ...options, flushSync: true } : options);
      drawsAtOnce = false;
      return;
    }
    // Another address of the same page, such as a filter, is drawn in slices: the page stays in use.
    drawsAtOnce = !isSamePage(navigation.location, location.pathname);
    setTimeout(() => {
      if (now() !== state) return;
      drawsAtOnce = false;
      draw(state, options);
    });
  };
}
