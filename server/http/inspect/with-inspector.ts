import type { ReleaseSet } from '@shop/shared/contract';
import {
  type InspectData,
  inspectDataId,
  inspectParameter,
} from '@shop/shared/release/inspect-data';
import { jsonBlock } from '../../lib/html-escapes';
import type { PageResponse } from '../../messages';

/** The same address means another page for another visitor: no cache may store it. */
export const uncached = (answer: PageResponse): PageResponse => ({
  ...answer,
  headers: {
    ...answer.headers,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie, sec-fetch-site',
    'x-robots-tag': 'noindex',
  },
});

/**
 * A page with the overlay: a script of the host's, with its integrity, and what it needs to know. A
 * redirect keeps `?inspect`.
 * @param preview name of the preview that the page is of
 */
export function withInspector(
  answer: PageResponse,
  { id, parts }: ReleaseSet,
  preview?: string,
): PageResponse {
  const { host } = parts;
  const [file = ''] = host?.chunks.inspect ?? [];
  const integrity = host?.files[file]?.integrity;
  const data: InspectData = {
    release: id,
    versions: Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version])),
    ...(preview ? { preview } : {}),
  };
  // A host from before there was an overlay has none.
  const overlay = integrity
    ? jsonBlock('application/json', data, inspectDataId) +
      `<script defer src="/remotes/host/${host?.version}/${file}" integrity="${integrity}"></script>`
    : '';
  const { location } = answer.headers;
  return {
    ...answer,
    headers: location ? { ...answer.headers, location: withParameter(location) } : answer.headers,
    body: answer.body.replace('</head>', () => `${overlay}</head>`),
  };
}

function withParameter(location: string): string {
  const base = 'http://shop';
  const target = new URL(location, base);
  target.searchParams.set(inspectParameter, '');
  return target.origin === base ? target.pathname + target.search + target.hash : location;
}
