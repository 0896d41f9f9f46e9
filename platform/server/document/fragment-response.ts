import type { PageResponse } from '../messages';

/** A fragment is data: nothing in it may run or load. */
export const fragmentHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The answer while a widget cannot be rendered. */
export const unavailableFragment = (): PageResponse =>
  refuseFragment(503, 'the shop cannot show this at the moment', { 'retry-after': '10' });

export const refuseFragment = (
  status: number,
  error: string,
  more: Readonly<Record<string, string>> = {},
): PageResponse => ({
  status,
  headers: { ...fragmentHeaders, 'cache-control': 'no-store', ...more },
  body: JSON.stringify({ error }),
});
