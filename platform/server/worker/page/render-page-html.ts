import { bareFrame, buildHtmlResponse, shellResponse } from '../../document/build-html-response';
import { escapeText } from '../../lib/html-escapes';
import type { PageResponse, TaskOf } from '../../messages';
import type { ReleaseRuntime } from '../release-runtime';
import { redirectResponse } from './redirect-response';

/**
 * Renders a page, signed out, so that it is the same for everyone.
 * @param owner the remote that owns the path, if any
 * @param task path and query as asked for, and the form that was submitted there
 * @param failed called with why a page could not be rendered, or what broke in it
 * @returns undefined when it could not be rendered
 */
export async function renderPageHtml(
  { host, assets }: ReleaseRuntime,
  owner: string | undefined,
  { path, form }: TaskOf<'page'>,
  failed: (error: unknown) => void,
): Promise<PageResponse | undefined> {
  const rendered = await host.renderPage(assets.config.siteUrl + path, owner, form).catch(failed);
  if (!rendered) return undefined;
  if ('redirect' in rendered) {
    const { status, redirect: location } = rendered;
    const { config, rules } = assets;
    try {
      return redirectResponse(config.siteUrl, rules.redirectPrefixes, { status, location });
    } catch (error) {
      failed(error);
      return undefined;
    }
  }
  for (const fault of rendered.faults ?? []) failed(fault);
  const { html, slots, router, places, ...rest } = rendered;
  const owners = [...new Set([...(owner ? [owner] : []), ...Object.keys(slots).map(ownerOfSlot)])];
  return buildHtmlResponse(assets, {
    ...{ ...rest, ...splitHead(html), path },
    ...{ owners, slots, router, places },
    ...(owner ? { owner } : {}),
  });
}

const ownerOfSlot = (key: string): string => (JSON.parse(key)[0] as string).split('/')[0] ?? '';

/**
 * A page that the browser renders, with the host's frame and without any remote's code.
 * @param path path and query as asked for
 */
export async function renderShell(release: ReleaseRuntime, path: string): Promise<PageResponse> {
  const { host, assets } = release;
  const { siteUrl } = assets.config;
  // A host from before there were frames or a head for it can still be rolled back to.
  const rendered = await host.renderFrame?.(siteUrl + path);
  const frame = rendered
    ? { ...splitHead(rendered.html), styles: rendered.styles }
    : bareFrame(assets.rules.name, host.shellHead);
  const owner = release.ownerOf(path);
  const { title } = (owner && assets.set.parts[owner]) || {};
  const head = title === undefined ? frame.head : withTitle(frame.head, title);
  return shellResponse(assets, { ...frame, head }, owner);
}

/** A title that an app's contract states, in place of the site's. */
const withTitle = (head: string, title: string): string =>
  `<title>${escapeText(title)}</title>${head.replace(/<title[^>]*>[^<]*<\/title>/, '')}`;

/** React writes what belongs in the head before the markup when it renders no document. */
const hoisted =
  /^(?:<title[^>]*>[^<]*<\/title>|<style [^>]*>[^<]*<\/style>|<meta [^>]*>|<link [^>]*>)/;

/**
 * Takes the head tags off the front of React's markup.
 * @returns the tags, and the markup for the root
 */
export function splitHead(html: string): { head: string; body: string } {
  let end = 0;
  for (let match = hoisted.exec(html); match; match = hoisted.exec(html.slice(end))) {
    end += match[0].length;
  }
  return { head: html.slice(0, end), body: html.slice(end) };
}
