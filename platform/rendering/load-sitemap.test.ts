import { type SitemapLoader, setRemoteLoader } from '../react';
import { siteRoutes } from '../routes';
import { loadSitemap, ownSitemap } from './remote-data';

const remote = (sitemap?: () => Promise<SitemapLoader>) =>
  setRemoteLoader(async () => ({
    name: 'catalog',
    routes: [],
    widgets: {},
    ...(sitemap && { sitemap }),
  }));

describe('the pages that search engines shall know', () => {
  it('are a remote’s own list', async () => {
    remote(async () => async () => [{ path: '/products' }]);
    expect(await loadSitemap('catalog')).toEqual([{ path: '/products' }]);
  });

  it('are none of a remote that names none', async () => {
    remote();
    expect(await loadSitemap('catalog')).toEqual([]);
  });

  it('lacks a remote that takes too long', async () => {
    jest.useFakeTimers();
    remote(async () => () => new Promise(() => undefined));
    const refusal = expect(loadSitemap('catalog')).rejects.toThrow('the sitemap of "catalog"');
    await jest.advanceTimersByTimeAsync(10_000);
    await refusal;
    jest.useRealTimers();
  });

  it('are of the host its pages, and no pattern', () => {
    const routes = siteRoutes({
      Shell: () => null,
      ErrorBoundary: () => null,
      pages: [{ index: true }, { path: '/hours' }, { path: '/rooms/:name' }],
      notFound: {},
    });
    expect(ownSitemap(routes)).toEqual([{ path: '/' }, { path: '/hours' }]);
  });
});
