import { defineRemote } from 'federated-site/react';

/** The public interface: its pages, and its widgets for other apps. */
export default defineRemote('reviews', {
  routes: [],
  widgets: {},
});
