import type { Fragment } from '../../../embed';
import { withoutMarks } from '../../../html/collected-styles';
import { commonAttributes } from '../../../release-set/embed-definition';
import { embedProps } from '../../../release-set/embed-props';
import { fragmentResponse, textResponse, unavailableFragment } from '../../document/text-response';
import type { PageResponse, TaskOf } from '../../messages';
import type { Settings } from '../../settings';
import type { ReleaseRuntime } from '../release-runtime';
import { fragmentHtml } from './fragment-html';
import { fragmentNodes } from './fragment-nodes';

/**
 * How long a fragment is cached, in seconds: a new release or price shows within a minute or two,
 * and a CDN goes on answering while the shop is down.
 */
const cacheControl =
  'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/** Scripts are off; a person who opens the address sees what a page would show. */
const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

/**
 * A widget for another web page.
 * @param task `query` is text of a query, without `?`
 * @param failed called with why the widget could not be rendered: its own fault, or not
 */
export async function renderFragmentResponse(
  { host, set }: ReleaseRuntime,
  { owner, widget, query, asHtml }: TaskOf<'fragment'>,
  { config, rules: { linkParts } }: Settings,
  failed: Readonly<Record<'appError' | 'upstreamError', (error: unknown) => void>>,
): Promise<PageResponse> {
  const refused = (status: number, error: string) =>
    asHtml ? textResponse(status, error) : fragmentResponse(status, { error });
  const isRemote = owner !== 'host' && Object.hasOwn(set.parts, owner);
  try {
    const answer = isRemote ? await host.renderFragment?.(owner, widget, query) : undefined;
    const none = `the shop offers no “${owner}/${widget}” to other pages`;
    if (!answer || 'missing' in answer) return refused(404, none);
    if ('wrong' in answer) return refused(400, answer.wrong);
    if ('html' in answer) {
      const nodes = fragmentNodes(answer.html, { shop: config.siteUrl, linkParts });
      const fragment: Fragment = { css: fragmentCss(answer.css), nodes };
      const headers = { 'cache-control': cacheControl };
      if (!asHtml) return fragmentResponse(200, fragment, headers);
      const embeds = Object.entries((await host.listEmbeds?.([owner])) ?? {});
      const found = embeds.find(([, embed]) => embed.widget === `${owner}/${widget}`);
      if (!found) return refused(404, none);
      const [element, { definition }] = found;
      const known = Object.keys({ ...definition.attributes, ...commonAttributes });
      const given = [...new URLSearchParams(query)]
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== '');
      const unknown = given.find(([name]) => !known.includes(name));
      if (unknown) return refused(400, `${element} takes ${known.join(', ')}, not “${unknown[0]}”`);
      // The widget, whose props are checked above, does not take these.
      const common = embedProps({ attributes: commonAttributes }, query);
      if ('wrong' in common) return refused(400, common.wrong);
      const html = fragmentHtml(element, Object.fromEntries(given), fragment);
      return textResponse(200, html, { ...htmlHeaders, ...headers });
    }
    if (answer.reason) failed[answer.broken ? 'appError' : 'upstreamError'](answer.reason);
  } catch (error) {
    failed.appError(error);
  }
  return unavailableFragment(asHtml);
}

/**
 * The style of a fragment: rules alone. Sizes in `rem` follow the font size of a page's root,
 * which other pages set as they like (Bootstrap 3: 10px); here they follow `--shop-rem`.
 */
export const fragmentCss = (css: string): string =>
  withoutMarks(css).replace(/(?<![\w#-])(\d*\.?\d+)rem\b/g, (_, size: string) =>
    size === '1' ? 'var(--shop-rem,16px)' : `calc(var(--shop-rem,16px)*${size})`,
  );
