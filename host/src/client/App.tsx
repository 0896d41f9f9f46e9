import { type ReadySlots, ReadySlotsContext } from '@shop/shared/federation';
import { RouterProvider } from '@shop/shared/router';
import { useEffect, useState } from 'react';
import { drawAtOnce } from './draw-at-once';
import type { Router } from './router';

interface Props {
  router: Router;
  slots: ReadySlots;
  /** called once, when the page has come alive */
  onAlive: () => void;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onAlive }: Props) {
  const [current] = useState(() => drawAtOnce(router));
  useEffect(onAlive, [onAlive]);
  return (
    <ReadySlotsContext value={slots}>
      <RouterProvider router={current} />
    </ReadySlotsContext>
  );
}
