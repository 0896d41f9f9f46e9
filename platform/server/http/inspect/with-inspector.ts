import {
  type InspectData,
  inspectDataId,
  inspectParameter,
} from '../../../release-set/inspect-data';
import { filePath, pageRelease } from '../../../release-set/page-remote';
import type { ReleaseSet } from '../../../release-set/release-set';
import { chunkScripts } from '../../document/page-scripts';
import { jsonBlock } from '../../lib/html-escapes';
import type { PageResponse } from '../../messages';

/** Optional, as `@module-federation/enhanced` writes it. */
const manifestFile = 'mf-manifest.json';

/**
 * A page with the overlay: a script of the host's, with its integrity, and what it needs to know. A
 * redirect keeps `?inspect`.
 * @param preview name of the preview that the page is of
 */
export function withInspector(
  answer: PageResponse,
  set: ReleaseSet,
  preview?: string,
): PageResponse {
  const { id, parts } = set;
  // A host from before there was an overlay has none.
  const [script] = parts.host ? chunkScripts(parts.host, 'inspect') : [];
  const data: InspectData = {
    release: id,
    versions: Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version])),
    remotes: pageRelease(set).remotes,
    manifests: Object.fromEntries(
      Object.values(parts)
        .filter(({ files }) => files[manifestFile])
        .map((app) => [app.name, filePath(app, manifestFile)]),
    ),
    ...(preview ? { preview } : {}),
  };
  const overlay = script
    ? jsonBlock('application/json', data, inspectDataId) +
      `<script defer src="${script.url}" integrity="${script.integrity}"></script>`
    : '';
  return {
    ...answer,
    headers: withParameter(answer.headers),
    body: answer.body.replace('</head>', () => `${overlay}</head>`),
  };
}

function withParameter({ location, ...headers }: PageResponse['headers']) {
  if (!location) return headers;
  const base = 'http://shop';
  const target = new URL(location, base);
  target.searchParams.set(inspectParameter, '');
  const isHere = target.origin === base;
  return { ...headers, location: isHere ? target.href.slice(base.length) : location };
}
