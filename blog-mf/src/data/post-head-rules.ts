import { shopConfig } from '@shop/shared/config';
import type { BlogPicture } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, truncate } from '@shop/shared/format';
import { type BreadcrumbsProps, descriptionLength, shortTitle } from '@shop/shared/ui/bundled';
import { postAddress } from './post-address-rules';
import type { PostCard } from './post-rules';

/** What a post is about: its excerpt, else its title. */
export const postDescription = (card: PostCard, length: keyof typeof descriptionLength): string =>
  truncate(card.excerpt || shortTitle(card), descriptionLength[length]);

/** A date as machines read it; undefined for what is none. */
export function machineDate(iso: string): string | undefined {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** schema.org BlogPosting as a list has it. */
export function postSummaryData(card: PostCard): object {
  const published = machineDate(card.createdAt);
  return {
    '@type': 'BlogPosting',
    headline: shortTitle(card),
    description: postDescription(card, 'structured'),
    url: postAddress(card),
    ...(published && { datePublished: published }),
    ...(card.picture && { image: absoluteUrl(card.picture.src) }),
    author: authorData(card.author),
  };
}

/** schema.org BlogPosting of the post's own page. */
export function postData(
  card: PostCard,
  { pictures, comments }: { pictures: readonly BlogPicture[]; comments?: number | undefined },
): object {
  const modified = machineDate(card.updatedAt);
  return {
    ...postSummaryData(card),
    mainEntityOfPage: postAddress(card),
    ...(modified && { dateModified: modified }),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => absoluteUrl(src)) }),
    ...(comments !== undefined && { commentCount: comments }),
    inLanguage: 'en-IN',
    publisher: { '@type': 'Organization', name: shopConfig().name, url: absoluteUrl('/') },
  };
}

/** Somebody of the shop, or the shop itself. */
const authorData = (author: string): object => ({
  '@type': author ? 'Person' : 'Organization',
  name: collapseSpaces(author) || shopConfig().name,
});

/** Home / Blogs / title (spec section 2). */
export const postCrumbs = (card: Pick<PostCard, 'title'>): BreadcrumbsProps['steps'] => [
  { label: 'Home', to: '/' },
  { label: 'Blogs', to: '/blogs' },
  { label: shortTitle(card) },
];
