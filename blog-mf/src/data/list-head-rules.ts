import { shopConfig } from '@shop/shared/config';
import { absoluteUrl, truncate } from '@shop/shared/format';
import { descriptionLength, previewPicture } from '@shop/shared/ui/bundled';
import { listPath } from './post-address-rules';
import { postSummaryData } from './post-head-rules';
import type { PostCard } from './post-rules';

/** Posts in the structured data (spec section 9). */
const structuredPosts = 5;

const about = () =>
  truncate(
    `Notes from ${shopConfig().name}: caring for leather, choosing a bag or a wallet, and what is new in the shop.`,
    descriptionLength.meta,
  );

/** What the head of the blog list says. */
export function listHead(cards: readonly PostCard[], page: number) {
  const picture = cards.find((card) => card.picture)?.picture;
  return {
    title: page > 1 ? `From the Blog, page ${page}` : 'From the Blog',
    description: about(),
    path: listPath(page),
    ...(picture && { image: previewPicture(picture) }),
    hidden: cards.length === 0,
  };
}

/** schema.org Blog with the first 5 posts (spec section 2). */
export const blogData = (cards: readonly PostCard[], page: number): object => ({
  '@type': 'Blog',
  name: `From the Blog | ${shopConfig().name}`,
  description: about(),
  url: absoluteUrl(listPath(page)),
  blogPost: cards.slice(0, structuredPosts).map(postSummaryData),
});
