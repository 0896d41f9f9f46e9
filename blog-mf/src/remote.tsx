import { revalidatePath } from '@shop/shared/ui/bundled';
import { defineRemote, type PageHandle } from 'federated-site/react';
import { listLoader } from './data/list-loader';
import { postLoader } from './data/post-loader';

/** What browsers never ask for: the build leaves it out of their scripts. */
const forServers = typeof process === 'object' && {
  documents: { '/blogs/feed.xml': async () => (await import('./data/feed')).feedDocument },
  sitemap: async () => (await import('./data/sitemap')).blogSitemap,
};

/** The blog's public interface: the list, the post, its latest posts for other pages, and its feed. */
export default defineRemote('blog', {
  routes: [
    {
      path: '/blogs',
      loader: listLoader,
      handle: { chunk: 'blogs' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "blogs" */ './pages/list/BlogListPage'),
    },
    {
      path: '/blog/:slug',
      loader: postLoader,
      shouldRevalidate: revalidatePath,
      handle: { chunk: 'blog' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "blog" */ './pages/post/BlogPostPage'),
    },
  ],
  widgets: {
    BlogPosts: async () =>
      (await import(/* webpackChunkName: "latest" */ './widgets/BlogPosts')).blogPosts,
  },
  embeds: {
    'shop-blog-posts': async () =>
      (await import(/* webpackChunkName: "latest" */ './widgets/BlogPosts')).blogPostsEmbed,
  },
  ...forServers,
});
