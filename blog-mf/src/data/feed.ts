import type { BlogPost } from '@shop/shared/entities';
import type { DocumentDefinition } from '@shop/shared/federation';
import { cleanHtml } from '@shop/shared/html';
import { atomFeed, type FeedEntry } from './feed-rules';
import { postCard } from './post-rules';
import { loadPosts } from './posts-api';

/** Posts in the feed; who reads it has read the older ones. */
const maxFeedPosts = 20;
/** How long a reader may keep it without asking again, in seconds. */
const maxAge = 300;

/** `/blogs/feed.xml`: made on the server, of the latest posts. */
export const feedDocument: DocumentDefinition = {
  load: async (signal) => {
    const posts = (await loadPosts(signal)).slice(0, maxFeedPosts);
    return {
      contentType: 'application/atom+xml; charset=utf-8',
      body: atomFeed(await Promise.all(posts.map(feedEntry))),
      maxAge,
    };
  },
};

/** A post whose HTML cannot be sanitised is told of without it. */
async function feedEntry(post: BlogPost): Promise<FeedEntry> {
  const card = postCard(post);
  try {
    return { card, html: await cleanHtml(post.content) };
  } catch (error) {
    console.info(`feed, post ${post.slug}:`, error);
    return { card };
  }
}
