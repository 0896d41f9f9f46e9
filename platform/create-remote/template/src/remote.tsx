import { defineRemote, type PageHandle } from 'federated-site/react';
import { loadItems } from './items';

/** The public interface: pages, widgets for other apps, elements for other web pages. */
export default defineRemote('reviews', {
  routes: [
    {
      path: '/reviews',
      loader: loadItems,
      handle: { chunk: 'page' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "page" */ './Page'),
    },
  ],
  widgets: {
    Latest: async () => (await import(/* webpackChunkName: "widgets/Latest" */ './Latest')).latest,
  },
  embeds: {
    'reviews-latest': async () =>
      (await import(/* webpackChunkName: "widgets/Latest" */ './Latest')).latestEmbed,
  },
  sitemap: async () => (await import(/* webpackChunkName: "server" */ './sitemap')).sitemap,
});
