import { type ReadySlots, ReadySlotsContext } from '@shop/shared/federation';
import { RouterProvider } from '@shop/shared/router';
import { type ComponentProps, useEffect } from 'react';

interface Props {
  router: ComponentProps<typeof RouterProvider>['router'];
  slots: ReadySlots;
  /** called once, when the page has come alive */
  onAlive: () => void;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onAlive }: Props) {
  useEffect(onAlive, [onAlive]);
  return (
    <ReadySlotsContext value={slots}>
      <RouterProvider router={router} />
    </ReadySlotsContext>
  );
}
