import type { RouteObject } from '@shop/shared/router';

export type LoaderArgs = Parameters<
  Extract<RouteObject['loader'], (...args: never[]) => unknown>
>[0];

/** A navigation waits this long for an answer before the page shows itself without it, in ms. */
export const skeletonDelayMs = 120;

/** What a page says whose data cannot be had: come back in this many seconds. */
export const unavailable = { status: 503, headers: { 'Retry-After': '30' } };
