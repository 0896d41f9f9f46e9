import type { PageHandle } from 'federated-site/react';
import { routeError, siteRoutes } from 'federated-site/routes';
import { Shell } from './Shell';
import { Unavailable } from './Unavailable';

const home: PageHandle = {
  chunk: 'home',
  serverWidgets: () => [
    { name: 'hours/Today', props: {} },
    { name: 'notices/Latest', props: { limit: 2 } },
  ],
};

/** The host's own pages; remotes bring theirs. */
export const routes = siteRoutes({
  Shell,
  ErrorBoundary: routeError({ Pending: () => <p>Loading…</p>, Unavailable }),
  pages: [
    { index: true, handle: home, lazy: () => import(/* webpackChunkName: "home" */ './Home') },
  ],
  notFound: {
    loader: () => new Response(null, { status: 404 }),
    element: (
      <>
        <title>No such page | Town Library</title>
        <h1>There is no such page</h1>
      </>
    ),
  },
});
