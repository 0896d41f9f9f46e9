import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import {
  loadWidget,
  notifyRemoteRecovered,
  onRemoteRecovered,
  type PreloadedWidgets,
  parseWidgetKey,
} from '../react';
import type { DegradedNoticeProps } from './browser-site';
import type { Router } from './router';

type Notice = ComponentType<DegradedNoticeProps>;

/**
 * Says below a page that could not be hydrated as a whole that only its links work, and offers to
 * try again without a reload. The server's HTML above stays untouched.
 * @param Notice the site's
 * @param retry hydrates the page; rejects when that fails again
 * @returns removes the notice
 */
export function showDegradedNotice(Notice: Notice, retry: () => Promise<void>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  document.documentElement.dataset.page = 'static';
  const root = createRoot(place);
  let trying: Promise<void> | undefined;
  // A retry may load a remote, which reports that it has recovered: that must not start a second one.
  const onRetry = () => {
    trying ??= retry()
      .then(close)
      .finally(() => {
        trying = undefined;
      });
    return trying;
  };
  const stop = onRemoteRecovered(() => onRetry().catch(() => undefined));
  const close = () => {
    stop();
    root.unmount();
    place.remove();
  };
  root.render(createElement(Notice, { onRetry }));
  return close;
}

/** Shows the notice until the next page, while slots of this one wait for their code. */
export function showDeferredNotice(Notice: Notice, router: Router, slots: PreloadedWidgets): void {
  const names = [...slots].flatMap(([key, { isDeferred }]) =>
    isDeferred ? parseWidgetKey(key).name : [],
  );
  const close = showDegradedNotice(Notice, async () => {
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
