import { type ReadySlots, ReadySlotsContext } from '@shop/shared/federation';
import { RouterProvider } from '@shop/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { PreviousPageContext } from '../shell/previous-page';
import { drawAtOnce } from './draw-at-once';
import type { Router } from './router';

interface Props {
  router: Router;
  slots: ReadySlots;
  /** called once, when the page has come alive */
  onAlive: () => void;
  /** a router whose page is of its part's previous version, if there is one */
  onBroken: () => Promise<Router | undefined>;
}

/** The same tree as on the server: slots, then the router. */
export function App({ router, slots, onAlive, onBroken }: Props) {
  const [current, setCurrent] = useState(() => ({ router: drawAtOnce(router), turn: 0 }));
  useEffect(onAlive, [onAlive]);
  const goBack = useCallback(async () => {
    const next = await onBroken();
    if (next) setCurrent(({ turn }) => ({ router: drawAtOnce(next), turn: turn + 1 }));
    return next !== undefined;
  }, [onBroken]);
  return (
    <PreviousPageContext value={goBack}>
      <ReadySlotsContext value={slots}>
        <RouterProvider key={current.turn} router={current.router} />
      </ReadySlotsContext>
    </PreviousPageContext>
  );
}
