import { type PreloadedWidgets, ReadySlotsContext } from '@shop/shared/federation';
import { RouterProvider } from '@shop/shared/router';
import { useContext, useEffect, useState } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { Router } from './router';

interface Props {
  router: Router;
  slots: PreloadedWidgets;
  /** called once, when the page is hydrated or rendered */
  onHydrated: () => void;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onHydrated }: Props) {
  const [current] = useState(() => withSynchronousNavigation(router));
  const styles = useContext(StyleSheetContext);
  // A new @media rule costs Chromium the styles of all elements that have a rule in the same sheet.
  const [laterRules] = useState(() => styles.styleSheet.reconstructWithOptions({}));
  useEffect(onHydrated, [onHydrated]);
  return (
    <StyleSheetContext value={{ ...styles, styleSheet: laterRules }}>
      <ReadySlotsContext value={slots}>
        <RouterProvider router={current} />
      </ReadySlotsContext>
    </StyleSheetContext>
  );
}

type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The same router, which draws a navigation within the press that began it when its data is at hand:
 * no loading state, and no wait for the frame that a browser puts before each later task of a press.
 * Else the loading state is drawn in the next task, and the page follows as a transition.
 */
export function withSynchronousNavigation(router: Router): Router {
  const subscribe = (draw: Subscriber) => {
    let drawsAtOnce = false;
    return router.subscribe((state, options) => {
      if (state.navigation.state !== 'loading') {
        // What is removed while it has the focus makes the browser lay out all of the old page before.
        if (drawsAtOnce) document.querySelector<HTMLElement>('#main :focus')?.blur();
        draw(state, drawsAtOnce ? { ...options, flushSync: true } : options);
        drawsAtOnce = false;
        return;
      }
      // Another address of the same page, such as a filter, is drawn in slices: the page stays in use.
      drawsAtOnce = state.navigation.location.pathname !== state.location.pathname;
      setTimeout(() => {
        if (router.state !== state) return;
        drawsAtOnce = false;
        draw(state, options);
      });
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
