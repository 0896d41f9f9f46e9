import type { PageHandle } from 'federated-site/react';
import type { RouteObject } from 'federated-site/router';
import { collectionLoader } from './data/collection-loader';

/** One line in the remote's face, and this path in its contract. */
export const collectionRoute: RouteObject = {
  path: '/collections/:slug',
  loader: collectionLoader,
  handle: { chunk: 'collection' } satisfies PageHandle,
  lazy: () => import(/* webpackChunkName: "collection" */ './pages/CollectionPage'),
};
