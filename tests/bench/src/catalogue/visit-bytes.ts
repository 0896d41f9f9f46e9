import { openPage, phone, withPage } from '../browser';
import { type Figure, figure } from '../figures';

/** A visit of five pages on a phone, each in a new tab, with a cache that was empty: what it transfers. */
export const visitBytes = (url: string, slugs: readonly string[]): Promise<Figure[]> =>
  withPage(phone, async (page, session) => {
    const sent = { files: 0, pages: 0 };
    const requests = { files: 0, pages: 0 };
    const kinds = new Map<string, keyof typeof sent>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const isFile = /^\/(?:remotes|releases|media)\//.test(new URL(response.url).pathname);
      kinds.set(requestId, isFile ? 'files' : 'pages');
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      // Zero from the browser's cache.
      if (!kind || encodedDataLength === 0) return;
      sent[kind] += encodedDataLength / 1_000;
      requests[kind] += 1;
    });
    const [first, second] = slugs;
    for (const path of [
      '/',
      '/products',
      `/products/${first}`,
      '/products?page=2',
      `/products/${second}`,
    ]) {
      await openPage(page, url + path);
    }
    return [
      figure('a visit of 5 pages: files, which a CDN has', 'kB', sent.files),
      figure('a visit of 5 pages: all else', 'kB', sent.pages),
      figure('a visit of 5 pages: requests for files', 'count', requests.files),
      figure('a visit of 5 pages: other requests', 'count', requests.pages),
    ];
  });
