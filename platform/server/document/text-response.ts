import type { PageResponse } from '../messages';

/**
 * An answer other than a page: nothing in it may run or load. By default it is a plain line that no
 * cache stores.
 */
export const textResponse = (
  status: number,
  body: string,
  headers: PageResponse['headers'] = {},
): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

/** A widget for another web page, or why there is none, as JSON. */
export const fragmentResponse = (
  status: number,
  content: object,
  headers: PageResponse['headers'] = {},
): PageResponse =>
  textResponse(status, JSON.stringify(content), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });

/** The answer while a widget cannot be rendered. */
export const unavailableFragment = (): PageResponse => {
  const error = 'the shop cannot show this at the moment';
  return fragmentResponse(503, { error }, { 'retry-after': '10' });
};
