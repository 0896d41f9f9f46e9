import { textResponse } from '../../document/text-response';
import type { PageResponse } from '../../messages';
import type { ReleaseRuntime } from '../release-runtime';

/**
 * Answers a path that a remote serves a text at (`ReleaseRuntime.hasDocument`).
 * @param path path and query as asked for; the query makes no difference
 * @param failed called with why a document could not be made
 * @returns undefined when the host knows no such document
 */
export async function renderDocumentResponse(
  host: Pick<ReleaseRuntime['host'], 'loadDocument'>,
  owner: string,
  path: string,
  failed: (error: unknown) => void,
): Promise<PageResponse | undefined> {
  const answer = await host.loadDocument(owner, path.split('?')[0] ?? '/');
  if (!answer) return undefined;
  if ('missing' in answer) return textResponse(404, 'There is nothing at this address (404).\n');
  if ('failed' in answer) {
    if (answer.reason) failed(answer.reason);
    const headers = { 'retry-after': '10' };
    return textResponse(503, 'The site cannot answer this at the moment (503).\n', headers);
  }
  const { contentType, body, maxAge = 0 } = answer.document;
  return textResponse(200, body, {
    'content-type': contentType,
    'cache-control': `public, max-age=${maxAge}, must-revalidate`,
  });
}
