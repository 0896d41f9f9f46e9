import { type PreloadedWidgets, ReadySlotsContext } from '@shop/shared/federation';
import { RouterProvider } from '@shop/shared/router';
import { useEffect, useState } from 'react';
import type { Router } from './router';
import { withSynchronousNavigation } from './synchronous-navigation';

interface Props {
  router: Router;
  slots: PreloadedWidgets;
  /** called once, when the page has come alive */
  onAlive: () => void;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onAlive }: Props) {
  const [current] = useState(() => withSynchronousNavigation(router));
  useEffect(onAlive, [onAlive]);
  return (
    <ReadySlotsContext value={slots}>
      <RouterProvider router={current} />
    </ReadySlotsContext>
  );
}
