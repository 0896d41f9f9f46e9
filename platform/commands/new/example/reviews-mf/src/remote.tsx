import { defineRemote } from '@shop/shared/federation';

/** The public interface: its pages, and its widgets for other apps. */
export default defineRemote('reviews', {
  routes: [],
  widgets: {},
});
