import { greetingUrl } from '@shop/shared/format';
import { theme, zIndex } from '@shop/shared/theme';
import { Button, WhatsAppLink } from '@shop/shared/ui';
import {
  loadWidget,
  notifyRemoteRecovered,
  onRemoteRecovered,
  type PreloadedWidgets,
  parseWidgetKey,
} from 'federated-site/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { staticWords } from '../shell/degraded-texts';
import type { Router } from './router';

/**
 * Says below a page that could not be hydrated as a whole that only its links work, and offers to
 * try again without a reload. The server's HTML above stays untouched.
 * @param retry hydrates the page; rejects when that fails again
 * @returns removes the notice
 */
export function showDegradedNotice(retry: () => Promise<void>): () => void {
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
  root.render(<DegradedNotice onRetry={onRetry} />);
  return close;
}

/** Shows the notice until the next page, while slots of this one wait for their code. */
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

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 12px ${theme.space.m};
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.line};
  box-shadow: ${theme.shadow.high};
`;

const Text = styled.p`
  margin: 0;
`;

function DegradedNotice({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return (
    <Bar role="status">
      <Text>{staticWords}</Text>
      <Button tone="accent" size="s" busy={busy} onClick={again}>
        Try again
      </Button>
      <WhatsAppLink size="s" href={greetingUrl()}>
        Ask on WhatsApp
      </WhatsAppLink>
    </Bar>
  );
}
