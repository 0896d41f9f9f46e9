import type { Fragment } from '@shop/shared/embed';
import type { PageAnswer } from '../pages/make-page';
import type { LoadedRelease } from '../release/loaded-release';
import { fragmentCss } from './fragment-css';
import { fragmentNodes } from './fragment-nodes';

/**
 * How long a fragment is kept, in seconds: a new release or price shows within a minute or two,
 * and a CDN goes on answering while the shop is down.
 */
const kept = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/** Such an answer is data: nothing in it may run or load. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * A widget for another web page.
 * @param query text of a query, without `?`
 * @param shop origin of the shop
 * @param failed is told why the widget could not be rendered
 */
export async function makeFragment(
  { host, set }: LoadedRelease,
  { owner, widget }: { owner: string; widget: string },
  query: string,
  shop: string,
  failed: (error: unknown) => void,
): Promise<PageAnswer> {
  const isRemote = owner !== 'host' && Object.hasOwn(set.parts, owner);
  try {
    const answer = isRemote ? await host.renderFragment?.(owner, widget, query) : undefined;
    if (!answer || 'missing' in answer) {
      return refusal(404, `the shop offers no “${owner}/${widget}” to other pages`);
    }
    if ('wrong' in answer) return refusal(400, answer.wrong);
    if ('html' in answer) {
      const { html, css } = answer;
      const fragment: Fragment = { css: fragmentCss(css), nodes: fragmentNodes(html, shop) };
      return {
        status: 200,
        headers: { ...headers, 'cache-control': kept },
        body: JSON.stringify(fragment),
      };
    }
    failed(answer.reason);
  } catch (error) {
    failed(error);
  }
  return refusal(503, 'the shop cannot show this at the moment', { 'retry-after': '10' });
}

const refusal = (
  status: number,
  error: string,
  more: Readonly<Record<string, string>> = {},
): PageAnswer => ({
  status,
  headers: { ...headers, 'cache-control': 'no-store', ...more },
  body: JSON.stringify({ error }),
});
