import { withTimeout } from '@shop/shared/async';
import { data, type RouteObject, type ShouldRevalidateFunctionArgs } from '@shop/shared/router';
import { useEffect, useState } from 'react';

/** What a route's loader is given. */
export type LoaderArgs = Parameters<
  Extract<RouteObject['loader'], (...args: never[]) => unknown>
>[0];

/** Data on its way to a page that shows itself without it; the outcome never rejects. */
export interface Pending<T> {
  state: 'coming';
  outcome: Promise<T>;
}

/** A navigation waits this long for an answer before its page shows a skeleton, in ms. */
const skeletonDelayMs = 120;

/** The outcome with its status: 404 for what is missing; a 503 tells when to come back, in seconds. */
export function withStatus<T extends { state: string }>(outcome: T) {
  if (outcome.state === 'missing') return data(outcome, { status: 404 });
  if (outcome.state !== 'failed') return outcome;
  return data(outcome, { status: 503, headers: { 'Retry-After': '30' } });
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

/**
 * The outcome when it is known, else undefined while it is coming. Not React's `use`: a Suspense
 * boundary keeps its fallback for 300 ms once shown, longer than most answers take.
 */
export function useOutcome<T extends { state: string }>(page: T | Pending<T>): T | undefined {
  const [settled, setSettled] = useState<{ of: object; outcome: T }>();

  useEffect(() => {
    if (!isPending(page)) return;
    let wanted = true;
    void page.outcome.then((outcome) => wanted && setSettled({ of: page, outcome }));
    return () => {
      wanted = false;
    };
  }, [page]);

  if (!isPending(page)) return page;
  return settled?.of === page ? settled.outcome : undefined;
}

const isPending = <T extends { state: string }>(page: T | Pending<T>): page is Pending<T> =>
  page.state === 'coming';
