import { loadWidget, type ReadySlots, readSlotKey, sayLateRemote } from '@shop/shared/federation';
import type { Router } from '../router';
import { sayStatic } from './static-page';

/** Says for as long as the page is shown that slots of it wait for their code. */
export function sayHeld(router: Router, slots: ReadySlots): void {
  const names = [...slots].flatMap(([key, { isHeld }]) => (isHeld ? readSlotKey(key).name : []));
  const close = sayStatic(async () => {
    await Promise.all(names.map(loadWidget));
    sayLateRemote();
  });
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    close();
  });
}
