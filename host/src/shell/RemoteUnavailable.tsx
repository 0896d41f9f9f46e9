import { shopConfig } from '@shop/shared/config';
import { greetingUrl, orderUrl } from '@shop/shared/format';
import { matchRoutes, useLocation } from '@shop/shared/router';
import { Button, ButtonLink, Callout, Container, PhoneIcon, WhatsAppLink } from '@shop/shared/ui';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { phoneUrl } from './phone-url';

const noAnswer = {
  title: 'This part of the shop does not answer',
  text: 'The rest still works. Try again in a moment, or reach us directly: we are glad to help and to take your order.',
};
const noLine = {
  title: 'You are offline',
  text: 'This page opens by itself when the connection is back. A phone call works without it, and WhatsApp sends your message later.',
};

/** Never so on the server. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

interface Props {
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/**
 * In place of a page that does not come: the visitor can still reach the shop. Its code is loaded
 * with the host, so that it is there without a line; it tries again by itself when the line is back.
 */
export function RemoteUnavailable({ onRetry }: Props) {
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const order = orderOf(pathname);
  const [offline, setOffline] = useState(isOffline);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
    setOffline(isOffline());
  };
  useRetryOnline(retry);
  const { title, text } = offline ? noLine : noAnswer;
  return (
    <Container>
      <title>{`${title} | ${shopConfig().name}`}</title>
      <Callout
        role="alert"
        title={title}
        heading="h1"
        text={text}
        actions={
          <>
            <Button onClick={retry} busy={busy}>
              Try again
            </Button>
            <WhatsAppLink href={order ?? greetingUrl()}>
              {order ? 'Order on WhatsApp' : 'Message on WhatsApp'}
            </WhatsAppLink>
            <ButtonLink to={phoneUrl()} tone="quiet">
              <PhoneIcon />
              Call the shop
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}

/** All that is known of a product whose page is down is its address; its slug reads like a title. */
function orderOf(pathname: string): string | undefined {
  const slug = matchRoutes([{ path: '/products/:slug' }], pathname)?.[0]?.params.slug;
  if (!slug) return undefined;
  const words = slug.replace(/[-_]+/g, ' ').trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return orderUrl({ id: 0, slug, title, price: 0 });
}

/** The longest wait between two attempts, in s. */
const maxDelayS = 8;

/**
 * Retries once the browser is online again, then after 1, 2, 4, 8, 8 … s, until the component is
 * gone or the browser is offline: on phones `online` often comes before the connection carries
 * anything.
 * @param retry one attempt; a failure must not reject
 */
function useRetryOnline(retry: () => Promise<void>): void {
  const retryNow = useEffectEvent(retry);
  // In the task that draws it, so that no event is missed.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const attempt = async (delayS: number, ownRound: number) => {
      await retryNow();
      if (ownRound !== round) return;
      timer = setTimeout(attempt, delayS * 1_000, Math.min(delayS * 2, maxDelayS), ownRound);
    };
    const stop = () => {
      round += 1;
      clearTimeout(timer);
    };
    const onChange = () => {
      stop();
      if (navigator.onLine) attempt(1, round);
    };
    const events = ['online', 'offline'];
    for (const event of events) addEventListener(event, onChange);
    return () => {
      stop();
      for (const event of events) removeEventListener(event, onChange);
    };
  }, []);
}
