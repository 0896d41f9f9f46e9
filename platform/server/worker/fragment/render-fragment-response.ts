import type { Fragment } from '../../../embed';
import { withoutMarks } from '../../../html/collected-styles';
import { fragmentResponse, unavailableFragment } from '../../document/text-response';
import type { PageResponse } from '../../messages';
import type { Settings } from '../../settings';
import type { ReleaseRuntime } from '../release-runtime';
import { fragmentNodes } from './fragment-nodes';

/**
 * How long a fragment is cached, in seconds: a new release or price shows within a minute or two,
 * and a CDN goes on answering while the shop is down.
 */
const cacheControl =
  'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/**
 * A widget for another web page.
 * @param query text of a query, without `?`
 * @param failed called with why the widget could not be rendered: its own fault, or not
 */
export async function renderFragmentResponse(
  { host, set }: ReleaseRuntime,
  { owner, widget, query }: { owner: string; widget: string; query: string },
  { config, rules: { linkParts } }: Settings,
  failed: Readonly<Record<'appError' | 'upstreamError', (error: unknown) => void>>,
): Promise<PageResponse> {
  const isRemote = owner !== 'host' && Object.hasOwn(set.parts, owner);
  try {
    const answer = isRemote ? await host.renderFragment?.(owner, widget, query) : undefined;
    if (!answer || 'missing' in answer) {
      const error = `the shop offers no “${owner}/${widget}” to other pages`;
      return fragmentResponse(404, { error });
    }
    if ('wrong' in answer) return fragmentResponse(400, { error: answer.wrong });
    if ('html' in answer) {
      const nodes = fragmentNodes(answer.html, { shop: config.siteUrl, linkParts });
      const fragment: Fragment = { css: fragmentCss(answer.css), nodes };
      return fragmentResponse(200, fragment, { 'cache-control': cacheControl });
    }
    if (answer.reason) failed[answer.broken ? 'appError' : 'upstreamError'](answer.reason);
  } catch (error) {
    failed.appError(error);
  }
  return unavailableFragment();
}

/**
 * The style of a fragment: rules alone. Sizes in `rem` follow the font size of a page's root,
 * which other pages set as they like (Bootstrap 3: 10px); here they follow `--shop-rem`.
 */
export const fragmentCss = (css: string): string =>
  withoutMarks(css).replace(/(?<![\w#-])(\d*\.?\d+)rem\b/g, (_, size: string) =>
    size === '1' ? 'var(--shop-rem,16px)' : `calc(var(--shop-rem,16px)*${size})`,
  );
