import { HttpError } from '../async';
import { type DocumentDefinition, setRemoteLoader } from '../react';
import { loadDocument } from './remote-data';

const feed = { contentType: 'application/atom+xml; charset=utf-8', body: '<feed/>', maxAge: 60 };

const blog = (load: DocumentDefinition['load']) =>
  setRemoteLoader(async () => ({
    name: 'blog',
    routes: [],
    widgets: {},
    documents: { '/blogs/feed.xml': async () => ({ load }) },
  }));

describe('a text that a remote serves', () => {
  it('is plain data: its media type, its body, its maximum age', async () => {
    blog(async () => feed);
    expect(await loadDocument('blog', '/blogs/feed.xml')).toEqual({ document: feed });
  });

  it.each(['/blogs', '/blogs/feed.xml/', 'constructor', '__proto__'])(
    'is not at %s, which is for pages',
    async (path) => {
      blog(async () => feed);
      expect(await loadDocument('blog', path)).toBeUndefined();
    },
  );

  it('is missing when what it tells of is', async () => {
    blog(() => Promise.reject(new HttpError(404, {}, 'GET x')));
    expect(await loadDocument('blog', '/blogs/feed.xml')).toEqual({ missing: true });
  });

  it('fails with the reason when it cannot be made', async () => {
    blog(() => Promise.reject(new HttpError(400, {}, 'GET x')));
    expect(await loadDocument('blog', '/blogs/feed.xml')).toEqual({
      failed: true,
      reason: 'GET x answered 400',
    });
  });

  it('leaves to others to tell that the API does not answer', async () => {
    blog(() => Promise.reject(new HttpError(503, {}, 'GET x')));
    expect(await loadDocument('blog', '/blogs/feed.xml')).toEqual({ failed: true });
  });

  it('fails, and is aborted, when it takes too long', async () => {
    jest.useFakeTimers();
    let stopped: AbortSignal | undefined;
    blog((signal) => {
      stopped = signal;
      return new Promise(() => undefined);
    });
    const answer = loadDocument('blog', '/blogs/feed.xml');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject({ failed: true });
    expect(stopped?.aborted).toBe(true);
    jest.useRealTimers();
  });
});
