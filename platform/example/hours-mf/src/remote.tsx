import { defineRemote, type PageHandle } from 'federated-site/react';

/** The public interface of the app `hours`. */
export default defineRemote('hours', {
  routes: [
    {
      path: '/hours',
      handle: { chunk: 'hours' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "hours" */ './HoursPage'),
    },
  ],
  widgets: {
    Today: async () => (await import(/* webpackChunkName: "today" */ './Today')).today,
  },
});
