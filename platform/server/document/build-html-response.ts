import { createHash } from 'node:crypto';
import type { BootData } from '../../browser/boot/boot-data';
import type { PageData } from '../../browser/page-data';
import { isMark } from '../../html/collected-styles';
import { integrityOf } from '../../release-set/hashes';
import type { PageRelease, ReleaseSet } from '../../release-set/release-set';
import type { RenderedPage } from '../../rendering/render-page';
import { contentSecurityPolicy } from '../lib/content-security-policy';
import { escapeAttribute, escapeText, jsonBlock } from '../lib/html-escapes';
import type { PageResponse } from '../messages';
import type { Settings } from '../settings';
import { pageScripts } from './page-scripts';

/** What every page of a release contains. */
export interface ReleaseAssets
  extends Pick<Settings, 'config' | 'rules' | 'pictureOrigins' | 'dev'> {
  set: ReleaseSet;
  /** the same, as pages carry it */
  release: PageRelease;
  boot: { code: string };
}

/** What was rendered, and the data to hydrate it with. */
export interface PageContent extends Omit<RenderedPage, 'html' | 'router' | 'faults'> {
  /** tags for the head */
  head: string;
  /** markup of the root; '' when the browser renders the page */
  body: string;
  /** path and query as asked for */
  path?: string;
  /** the remote that owns the page, if any */
  owner?: string;
  /** remotes whose HTML is in the page */
  owners: readonly string[];
  /** missing when the browser renders the page */
  router?: RenderedPage['router'];
}

/** The page, and the policy that knows its styles. Its only script is the boot script. */
export function buildHtmlResponse(
  { set, release, boot: script, config, rules, pictureOrigins, dev }: ReleaseAssets,
  content: PageContent,
): PageResponse {
  const { status, headers, head, styles, body, structuredData } = content;
  const { owner, owners, chunks, places, router, slots, laterStyles, path = '/' } = content;
  const page: PageData = {
    config: config as PageData['config'],
    release,
    rendered: Object.fromEntries(owners.map((name) => [name, set.parts[name]?.version ?? ''])),
    ...(owner ? { owner } : {}),
    ...(router ? { router } : {}),
    slots,
    places,
  };
  const retryAfter = Number(headers['retry-after']);
  const { scripts, later } = pageScripts(set, { owners, chunks, places });
  const pageData = laterStyles && hashed({ ...page, styles: laterStyles, later });
  const boot: BootData = {
    scripts,
    ...(pageData ? { pageData: pageData.hash } : { later }),
    ...(script.code.includes('scriptOrigins') && { scriptOrigins: [] }),
  };
  // SHA-256, since the hash is sent with every page.
  const bootHash = integrityOf(script.code, 'sha256');
  const policy = contentSecurityPolicy(bootHash, head + styles, config, rules, {
    pictureOrigins,
    // Only a button that leads out of the site submits its form to another address than the form's.
    hasExternalForm: / formaction="/i.test(body),
  });
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
    body: [
      `<!doctype html><html lang="${rules.language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      config.mediaOrigin ? `<link rel="preconnect" href="${config.mediaOrigin}">` : '',
      head,
      rules.head,
      ...structuredData.map((data) =>
        jsonBlock('application/ld+json', { '@context': 'https://schema.org', ...data }),
      ),
      styles,
      jsonBlock('application/json', boot, 'boot-data'),
      // In the head: what is pressed while the rest is being parsed is not lost.
      `<script>${script.code}</script>`,
      pageData
        ? `<noscript><link rel="stylesheet" integrity="${integrityOf(laterCss(laterStyles, rules.noScriptCss), 'sha256')}" href="/page-styles/${pageData.hash}${escapeAttribute(path)}"></noscript>`
        : '',
      // Visitors without scripts see the page when the shop can show it again.
      retryAfter > 0
        ? `<noscript><meta http-equiv="refresh" content="${retryAfter}"></noscript>`
        : '',
      dev ? '<script defer src="/dev/reload.js"></script>' : '',
      '</head><body><div id="loading-overlay" role="status">Loading...</div>',
      `<div id="root">${body}</div>`,
      jsonBlock('application/json', pageData ? { release: { id: release.id } } : page, 'page-data'),
      '</body></html>',
    ].join(''),
    ...(pageData ? { pageData } : {}),
  };
}

function hashed(data: PageData): { hash: string; json: string } {
  const json = JSON.stringify(data);
  return { hash: createHash('sha256').update(json).digest('base64url').slice(0, 16), json };
}

/**
 * For browsers without scripts: the site's own CSS for them, and the rules of a page that come
 * later, without the marks that only styled-components needs.
 */
export const laterCss = ({ later }: NonNullable<PageData['styles']>, noScriptCss: string): string =>
  [noScriptCss, ...later.filter((line) => line && !isMark(line))].join('\n');

type Frame = Pick<PageContent, 'head' | 'styles' | 'body'>;

/**
 * A page that the browser renders, in the host's frame; for programs, which do not, a failure, unless
 * its owner has no code for the server.
 */
export const shellResponse = (
  assets: ReleaseAssets,
  frame: Frame,
  owner: string | undefined,
): PageResponse =>
  buildHtmlResponse(assets, {
    ...(owner && assets.set.parts[owner]?.server === false
      ? { status: 200, headers: {} }
      : { status: 503, headers: { 'retry-after': '10' } }),
    ...{ structuredData: [], ...frame },
    ...{ owners: owner ? [owner] : [], chunks: [], places: [], slots: {} },
    ...(owner ? { owner } : {}),
  });

/** A title; the browser renders all the rest. */
export const bareFrame = (name: string, moreHead = ''): Frame => ({
  head: `<title>${escapeText(name)}</title>${moreHead}`,
  styles: '',
  body: '',
});
