import { shopConfig } from '@shop/shared/config';
import { absoluteUrl, truncate } from '@shop/shared/format';
import { listPath } from './post-address-rules';
import { postSummaryData, previewPicture } from './post-head-rules';
import type { PostCard } from './post-rules';

/** Characters of a meta description, and posts in the structured data (spec section 9). */
const descriptionLength = 155;
const structuredPosts = 5;

const about = () =>
  `Notes from ${shopConfig().name}: caring for leather, choosing a bag or a wallet, and what is new in the shop.`;

/** What the head of the blog list says. */
export function listHead(cards: readonly PostCard[], page: number) {
  const picture = cards.find((card) => card.picture)?.picture;
  return {
    title: page > 1 ? `From the Blog, page ${page}` : 'From the Blog',
    description: truncate(about(), descriptionLength),
    path: listPath(page),
    ...(picture && { image: previewPicture(picture) }),
    hidden: cards.length === 0,
  };
}

/** schema.org Blog with the first 5 posts (spec section 2). */
export const blogData = (cards: readonly PostCard[], page: number): object => ({
  '@type': 'Blog',
  name: `From the Blog | ${shopConfig().name}`,
  description: truncate(about(), descriptionLength),
  url: absoluteUrl(listPath(page)),
  blogPost: cards.slice(0, structuredPosts).map(postSummaryData),
});
