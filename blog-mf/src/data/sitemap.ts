import type { SitemapEntry, SitemapLoader } from 'federated-site/react';
import { changeDate } from './head-rules';
import { postPath } from './post-address-rules';
import { cardQuery, loadPosts } from './posts-api';

/** The list and every post, with its pictures. */
export const blogSitemap: SitemapLoader = async (signal) => {
  const posts = await loadPosts(signal, cardQuery);
  const entries = posts.map((post): SitemapEntry => {
    const changed = changeDate(post);
    return {
      path: postPath(post),
      ...(changed && { lastModified: changed }),
      images: post.pictures.map(({ src }) => src),
    };
  });
  const latest = entries
    .map(({ lastModified = '' }) => lastModified)
    .sort()
    .pop();
  return [{ path: '/blogs', ...(latest && { lastModified: latest }) }, ...entries];
};
