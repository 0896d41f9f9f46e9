import { defineRemote, type PageHandle } from 'federated-site/react';
import contract from '../contract.json';

/**
 * The desk of those who run the shop. Every path has the same page: the server renders it empty, and
 * `pages/DeskPage.tsx` loads the rest for staff alone.
 */
export default defineRemote('desk', {
  routes: contract.paths.map((path) => ({
    path,
    handle: { chunk: 'desk', ownWhatsApp: true } satisfies PageHandle,
    lazy: () => import(/* webpackChunkName: "desk" */ './pages/DeskPage'),
  })),
  widgets: {},
});
