import type { RemoteDocument } from '../../../react';
import type { ReleaseRuntime } from '../release-runtime';
import { renderDocumentResponse } from './render-document-response';

type Answer = Awaited<ReturnType<ReleaseRuntime['host']['loadDocument']>>;

/** A host whose blog has one document at /feed.xml. */
const hostWith = (answer: () => Promise<Answer>) => ({
  loadDocument: async (_owner: string, path: string) =>
    path === '/feed.xml' ? answer() : undefined,
});

const feed: RemoteDocument = {
  contentType: 'application/atom+xml; charset=utf-8',
  body: '<feed/>',
};
const refuse = (error: unknown) => {
  throw error;
};

describe('a text that a remote serves', () => {
  it('is answered whatever the query, and nothing in it may run', async () => {
    const host = hostWith(async () => ({ document: { ...feed, maxAge: 60 } }));
    const answer = await renderDocumentResponse(host, 'blog', '/feed.xml?utm=1', refuse);
    expect(answer).toMatchObject({ status: 200, body: '<feed/>' });
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('is answered 404 when what it tells of is missing', async () => {
    const answer = await renderDocumentResponse(
      hostWith(async () => ({ missing: true })),
      'blog',
      '/feed.xml',
      refuse,
    );
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  it('is answered 503, to be asked for again, while it cannot be made; why is logged', async () => {
    const reasons: unknown[] = [];
    const answer = await renderDocumentResponse(
      hostWith(async () => ({ failed: true, reason: 'the API is down' })),
      'blog',
      '/feed.xml',
      (reason) => reasons.push(reason),
    );
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(answer?.body).not.toContain('the API is down');
    expect(reasons).toEqual(['the API is down']);
  });
});
