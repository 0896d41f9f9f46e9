import { buildHtmlResponse } from '../../document/build-html-response';
import { pageRelease } from '../../document/page-scripts';
import type { PageResponse } from '../../messages';
import type { Settings } from '../../settings';
import type { ReleaseRuntime } from '../release-runtime';
import { splitHead } from './split-head';

/**
 * Renders a page, signed out, so that it is the same for everyone.
 * @param path path and query as asked for
 * @param failed is told why a page could not be rendered, or what broke in it
 * @returns undefined when it could not be rendered
 */
export async function renderPageHtml(
  { host, set, boot }: ReleaseRuntime,
  path: string,
  { config, pictureOrigins, dev }: Settings,
  failed: (error: unknown) => void,
): Promise<PageResponse | undefined> {
  const { remotes } = pageRelease(set);
  const owner = host.matchOwner(remotes, path.split('?')[0] ?? '/');
  const rendered = await host.renderPage(config.siteUrl + path, owner).catch(failed);
  if (!rendered) return undefined;
  if ('redirect' in rendered) {
    return { status: rendered.status, headers: { location: rendered.redirect }, body: '' };
  }
  for (const fault of rendered.faults ?? []) failed(fault);
  const { html, slots, router, places, ...rest } = rendered;
  const slotOwners = Object.keys(slots).map((key) => ownerOfSlot(key));
  const owners = [...new Set([...(owner ? [owner] : []), ...slotOwners])];
  return buildHtmlResponse(
    { set, boot, config, pictureOrigins, dev },
    {
      ...{ ...rest, ...splitHead(html) },
      ...{ owners, slots, router, places },
      ...(owner ? { owner } : {}),
    },
  );
}

const ownerOfSlot = (key: string): string => (JSON.parse(key)[0] as string).split('/')[0] ?? '';
