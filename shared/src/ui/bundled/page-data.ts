import { isHttpError, isOffline } from '@shop/shared/http';
import { withTimeout } from 'federated-site/async';
import {
  data,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'federated-site/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The arguments of a route's loader. */
export type LoaderArgs = Parameters<
  Extract<RouteObject['loader'], (...args: never[]) => unknown>
>[0];

/** Data on its way to a page that shows itself without it. */
export interface Pending<T> {
  state: 'coming';
  /** never rejects; missing when the server did not wait for it: then the browser asks */
  outcome?: Promise<T>;
}

/** A page's data could not be had. */
export interface Failed {
  state: 'failed';
  /** On a server: the API may still answer. */
  isSlow?: true;
  /** In the browser: there was no line. */
  isOffline?: true;
  /** In the browser: it is being requested again. */
  isAskedAgain?: true;
}

/** The outcome of a page after an error: 504 is an API that does not answer in time. */
export const failureOf = (error: unknown): Failed => ({
  state: 'failed',
  ...(isHttpError(error, 504) && { isSlow: true }),
  ...(isOffline(error) && { isOffline: true }),
});

/** A navigation waits this long for an answer before its page shows a skeleton, in ms. */
const skeletonDelayMs = 120;

/** The outcome with its status: 404 for a missing page; a 503 with the seconds until the next try. */
export function withStatus<T extends { state: string; isSlow?: true }>(outcome: T) {
  if (outcome.state === 'missing') return data(outcome, { status: 404 });
  if (outcome.state !== 'failed') return outcome;
  const unavailable = (seconds: string) => ({ status: 503, headers: { 'Retry-After': seconds } });
  if (!outcome.isSlow) return data(outcome, unavailable('30'));
  return data({ state: 'coming' as const }, unavailable('10'));
}

/** Only another path needs new data, and trying again: not a query or a fragment. */
export const revalidatePath = (args: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isOther = currentUrl.pathname !== nextUrl.pathname;
  return defaultShouldRevalidate && (isOther || currentUrl.href === nextUrl.href);
};

/** The outcome if it is soon there, else that it is coming. */
export async function outcomeOrPending<T>(outcome: Promise<T>): Promise<T | Pending<T>> {
  const soon = await withTimeout(outcome, skeletonDelayMs, 'page data').catch(() => undefined);
  return soon ?? { state: 'coming', outcome };
}

/** A failed outcome is requested again after 10, 20, 40, then every 60 s. */
const firstPauseMs = 10_000;
const maxPauseMs = 60_000;

/**
 * The outcome when it is known, else undefined while it is coming. Data that the server left out is
 * requested at once; a failed outcome again and again, also when the browser is online again, and
 * the failure stays until there is another outcome. An answer that is coming is waited for.
 * Not React's `use`: a Suspense boundary shows its fallback for at least 300 ms, longer than most
 * answers take.
 */
export function useOutcome<T extends { state: string }>(page: T | Pending<T>): T | undefined {
  const [settled, setSettled] = useState<{ of: object; outcome: T }>();
  const [failure, setFailure] = useState<{ key: string; outcome: T }>();
  const failures = useRef(0);
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const arrived = settled?.of === page ? settled.outcome : undefined;
  const current = isPending(page) ? arrived : page;

  useEffect(() => {
    if (!isPending(page)) return undefined;
    if (!page.outcome) {
      void revalidate();
      return undefined;
    }
    let isCurrent = true;
    void page.outcome.then((outcome) => isCurrent && setSettled({ of: page, outcome }));
    return () => {
      isCurrent = false;
    };
  }, [page, revalidate]);

  useEffect(() => {
    if (!current) return undefined;
    if (current.state !== 'failed') {
      failures.current = 0;
      return undefined;
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** failures.current, maxPauseMs);
    failures.current += 1;
    const timer = setInterval(() => document.hidden || void revalidate(), pauseMs);
    return () => clearInterval(timer);
  }, [current, revalidate]);

  // What stays belongs to an address, and an address may change without another outcome.
  useEffect(() => {
    if (current?.state !== 'failed') return;
    setFailure({ key, outcome: { ...current, isAskedAgain: true } });
  }, [current, key]);

  const onOnline = useEffectEvent(() => {
    failures.current = 0;
    if (current?.state === 'failed') void revalidate();
  });
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);

  if (current) return current;
  return failure?.key === key ? failure.outcome : undefined;
}

const isPending = <T extends { state: string }>(page: T | Pending<T>): page is Pending<T> =>
  page.state === 'coming';
