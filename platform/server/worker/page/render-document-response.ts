import type { PageResponse } from '../../messages';
import type { ReleaseRuntime } from '../release-runtime';

/** Such a text is no page: nothing in it may run or load. */
const policy = "default-src 'none'; frame-ancestors 'none'";

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
  if ('missing' in answer) return plain(404, 'There is nothing at this address (404).\n');
  if ('failed' in answer) {
    if (answer.reason) failed(answer.reason);
    return plain(503, 'The shop cannot answer this at the moment (503).\n', {
      'retry-after': '10',
    });
  }
  const { contentType, body, maxAge = 0 } = answer.document;
  return {
    status: 200,
    headers: {
      'content-type': contentType,
      'content-security-policy': policy,
      'cache-control': `public, max-age=${maxAge}, must-revalidate`,
    },
    body,
  };
}

const plain = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});
