import { defineRemote, type PageHandle } from 'federated-site/react';
import { data } from 'federated-site/router';
import { notices } from './notices';

const handle = { chunk: 'notices' } satisfies PageHandle;

/** The public interface of the app `notices`: two pages, a widget, and an element for other pages. */
export default defineRemote('notices', {
  routes: [
    {
      path: '/notices',
      handle,
      loader: () => notices,
      lazy: () => import(/* webpackChunkName: "notices" */ './NoticesPage'),
    },
    {
      path: '/notices/:id',
      handle: { chunk: 'notice' } satisfies PageHandle,
      loader: ({ params }) => {
        const notice = notices.find(({ id }) => id === params.id);
        return notice ?? data(null, { status: 404 });
      },
      lazy: () => import(/* webpackChunkName: "notice" */ './NoticePage'),
    },
  ],
  widgets: {
    Latest: async () => (await import(/* webpackChunkName: "latest" */ './Latest')).latest,
  },
  embeds: {
    'library-notices': async () =>
      (await import(/* webpackChunkName: "latest" */ './Latest')).latestEmbed,
  },
});
