import type { ShopConfig } from '@shop/shared/config';
import type { ReleaseSet } from '@shop/shared/contract';
import type { PageData } from '../../host/src/page-data';
import { contentSecurityPolicy } from '../lib/content-security-policy';
import type { PageResponse } from '../messages';
import { htmlDocument } from './html-document';
import { bootData, pageRelease } from './page-scripts';

/** What a page of a release stands on. */
export interface ReleaseAssets {
  set: ReleaseSet;
  boot: { code: string; integrity: string };
  config: ShopConfig;
  pictureOrigins: readonly string[];
  dev: boolean;
}

/** What is drawn in a page, and what it is made alive with. */
export interface PageContent {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** tags for the head */
  head: string;
  /** style elements */
  styles: string;
  /** markup of the root */
  body: string;
  structuredData: readonly object[];
  /** the remote that owns the page, if any */
  owner?: string;
  /** remotes whose HTML is in the page */
  owners: readonly string[];
  chunks: readonly string[];
  places: readonly string[];
  slots: Readonly<Record<string, unknown>>;
  /** missing when the page is to be drawn in the browser */
  router?: PageData['router'];
}

/** The whole answer: the page, and the policy that knows its styles. */
export function buildHtmlResponse(
  { set, boot, config, pictureOrigins, dev }: ReleaseAssets,
  { status, headers, head, styles, body, structuredData, ...content }: PageContent,
): PageResponse {
  const { owner, owners, chunks, places, router, slots } = content;
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(
        boot.integrity,
        head + styles,
        config,
        pictureOrigins,
      ),
    },
    body: htmlDocument({
      ...{ head, styles, structuredData, body, dev },
      boot: bootData(set, { owners, chunks, places }),
      bootCode: boot.code,
      page: {
        config,
        release: pageRelease(set),
        rendered: Object.fromEntries(owners.map((name) => [name, set.parts[name]?.version ?? ''])),
        ...(owner ? { owner } : {}),
        ...(router ? { router } : {}),
        slots,
        places,
      },
    }),
  };
}
