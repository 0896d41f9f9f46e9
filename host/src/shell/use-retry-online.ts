import { useEffect, useRef } from 'react';

/** The longest wait between two attempts, in s. */
const maxDelayS = 8;

/**
 * Retries once the browser is online again, then after 1, 2, 4, 8, 8 … s, until the component is
 * gone or the browser is offline: on phones `online` often comes before the connection carries
 * anything.
 * @param retry one attempt; a failure must not reject
 */
export function useRetryOnline(retry: () => Promise<void>): void {
  const latestRetry = useRef(retry);
  useEffect(() => {
    latestRetry.current = retry;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const attempt = async (delayS: number, ownRound: number) => {
      await latestRetry.current();
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
