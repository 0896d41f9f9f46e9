import { isOffline } from '@shop/shared/http';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** The text in place of a page, or a part of one, that could not be loaded without a connection. */
export const offlineNotice = {
  title: 'You are offline',
  text: 'This page opens by itself when the connection is back. A phone call works without it, and WhatsApp sends your message later.',
};

interface OfflineRetry {
  /** The browser was offline when loading failed. */
  offline: boolean;
  busy: boolean;
  retry: () => Promise<void>;
}

/**
 * For a notice in place of content that could not be loaded: tries again on the visitor's press,
 * and by itself when the connection is back.
 * @param onRetry one attempt, without a reload; a failure must not reject
 */
export function useOfflineRetry(onRetry: () => void | Promise<void>): OfflineRetry {
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(() => isOffline());
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
    setOffline(isOffline());
  };
  useRetryOnline(retry);
  return { offline, busy, retry };
}

/** The longest wait between two attempts, in s. */
const maxDelayS = 8;

/**
 * Retries when the browser is online again, then after 1, 2, 4, 8, 8 … s, until the component is
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
