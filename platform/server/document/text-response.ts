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

/**
 * The answer while a widget cannot be rendered.
 * @param asHtml a server that includes HTML would show any text: nginx leaves the page's own words
 *   in place only of an empty answer
 */
export const unavailableFragment = (asHtml: boolean): PageResponse => {
  const later = { 'retry-after': '10' };
  if (asHtml) return textResponse(503, '', later);
  return fragmentResponse(503, { error: 'the shop cannot show this at the moment' }, later);
};
