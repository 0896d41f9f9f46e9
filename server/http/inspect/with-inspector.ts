import type { ReleaseSet } from '@shop/shared/contract';
import {
  type InspectData,
  inspectDataId,
  inspectParameter,
} from '@shop/shared/release/inspect-data';
import { jsonBlock } from '../../lib/json-block';
import type { PageResponse } from '../../messages';

/** The same address means another page in another tab: nothing keeps it. */
const headers = {
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie, sec-fetch-site',
  'x-robots-tag': 'noindex',
} as const;

export const keptNowhere = (answer: PageResponse): PageResponse => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/**
 * A page with the overlay: a script of the host's, with its integrity, and what it needs to know.
 * @param url address as asked for; a redirect keeps its `?inspect`
 */
export function withInspector(
  { headers, ...answer }: PageResponse,
  set: ReleaseSet,
  data: InspectData,
  url: string,
): PageResponse {
  const { location } = headers;
  const body = answer.body.replace('</head>', () => `${overlay(set, data)}</head>`);
  const followed: PageResponse['headers'] = location
    ? { ...headers, location: withParameter(location, url) }
    : headers;
  return keptNowhere({ ...answer, headers: followed, body });
}

/** A host from before there was an overlay has none. */
function overlay({ parts: { host } }: ReleaseSet, data: InspectData): string {
  const [file] = host?.chunks.inspect ?? [];
  const published = file === undefined ? undefined : host?.files[file];
  if (!host || !published) return '';
  const src = `/remotes/host/${host.version}/${file}`;
  return (
    jsonBlock('application/json', data, inspectDataId) +
    `<script defer src="${src}" integrity="${published.integrity}"></script>`
  );
}

function withParameter(location: string, asked: string): string {
  const base = 'http://shop';
  const target = new URL(location, base);
  const value = new URL(asked, base).searchParams.get(inspectParameter) ?? '';
  target.searchParams.set(inspectParameter, value);
  return target.origin === base ? target.pathname + target.search + target.hash : location;
}
