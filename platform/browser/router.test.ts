import { setRemoteLoader } from '../react';
import type { PageRelease } from '../release-set/release-set';
import { siteRoutes } from '../routes';
import { createRouter, whenInitialized } from './router';

const release = {
  id: 'r',
  remotes: { notices: { paths: ['/notices'] } },
} as unknown as PageRelease;

const site = siteRoutes({
  Shell: () => null,
  ErrorBoundary: () => null,
  pages: [{ path: '/hours', Component: () => null }],
  notFound: { Component: () => null },
});

describe('a page of a remote that does not come', () => {
  let giveUp: (reason: Error) => void;

  const open = async () => {
    history.replaceState(null, '', '/hours');
    setRemoteLoader(() => new Promise((_, reject) => (giveUp = reject)));
    const router = createRouter(release, { table: site([]), owner: undefined });
    await whenInitialized(router);
    return router;
  };

  it('is answered by the error page of its address', async () => {
    const router = await open();
    const pressed = router.navigate('/notices');
    giveUp(new Error('too late'));
    await pressed;
    expect(router.state.location.pathname).toBe('/notices');
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
    router.dispose();
  });

  it('leaves the page alone that the visitor opened in the meantime', async () => {
    const router = await open();
    const pressed = router.navigate('/notices');
    await router.navigate('/hours?more');
    giveUp(new Error('too late'));
    await pressed;
    expect(router.state.location).toMatchObject({ pathname: '/hours', search: '?more' });
    expect(router.state.errors).toBeNull();
    router.dispose();
  });
});
