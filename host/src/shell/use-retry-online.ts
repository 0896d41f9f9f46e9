import { useEffect, useRef } from 'react';

/** Waits between retries, in ms; the last one is repeated. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000];

/**
 * Retries once the browser is online again, and goes on until the component is gone or the browser
 * is offline: on phones `online` often comes before the connection carries anything.
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
    const stop = () => {
      round += 1;
      clearTimeout(timer);
    };
    const start = () => {
      stop();
      attempt(0, round);
    };
    const attempt = async (count: number, ownRound: number) => {
      await latestRetry.current();
      if (ownRound !== round) return;
      const delayMs = retryDelaysMs[Math.min(count, retryDelaysMs.length - 1)];
      timer = setTimeout(attempt, delayMs, count + 1, ownRound);
    };
    addEventListener('online', start);
    addEventListener('offline', stop);
    return () => {
      stop();
      removeEventListener('online', start);
      removeEventListener('offline', stop);
    };
  }, []);
}
