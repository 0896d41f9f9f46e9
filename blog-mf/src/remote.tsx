import { defineRemote } from '@shop/shared/federation';

/** The blog team's pages. */
export default defineRemote('blog', {
  routes: [
    {
      path: '/blogs',
      lazy: () => import(/* webpackChunkName: "blogs" */ './pages/BlogListPage'),
      handle: { chunk: 'blogs' },
    },
    {
      path: '/blog/:slug',
      lazy: () => import(/* webpackChunkName: "blog" */ './pages/BlogPostPage'),
      handle: { chunk: 'blog' },
    },
  ],
  widgets: {},
});
