import {
  loadWidget,
  notifyRemoteRecovered,
  type PreloadedWidgets,
  parseWidgetKey,
} from '@shop/shared/federation';
import type { Router } from '../router';
import { showDegradedNotice } from './static-page';

/** Says for as long as the page is shown that slots of it wait for their code. */
export function showDeferredNotice(router: Router, slots: PreloadedWidgets): void {
  const names = [...slots].flatMap(([key, { isDeferred }]) =>
    isDeferred ? parseWidgetKey(key).name : [],
  );
  const close = showDegradedNotice(async () => {
    await Promise.all(names.map(loadWidget));
    notifyRemoteRecovered();
  });
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    close();
  });
}
