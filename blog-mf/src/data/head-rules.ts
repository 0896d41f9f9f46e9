import { shopConfig } from '@shop/shared/config';
import type { BlogPicture, BlogPost } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, truncate } from '@shop/shared/format';
import { timeOf } from '@shop/shared/format/bundled';
import {
  type BreadcrumbsProps,
  descriptionLength,
  previewPicture,
  shortTitle,
} from '@shop/shared/ui/bundled';
import { listPath, postAddress } from './post-address-rules';
import type { PostCardData } from './post-rules';

/** The description of a post: its excerpt, else its title. */
export const postDescription = (
  card: PostCardData,
  length: keyof typeof descriptionLength,
): string => truncate(card.excerpt || shortTitle(card), descriptionLength[length]);

/** A date in ISO 8601; undefined for other texts. */
export function machineDate(iso: string): string | undefined {
  const time = timeOf(iso);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** When a post changed last, in ISO 8601. */
export const changeDate = ({ updatedAt, createdAt }: Pick<BlogPost, 'updatedAt' | 'createdAt'>) =>
  machineDate(updatedAt) ?? machineDate(createdAt);

/** schema.org BlogPosting as a list has it. */
function postSummaryData(card: PostCardData): object {
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
  card: PostCardData,
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

/** A person of the shop, or the shop itself. */
const authorData = (author: string): object => ({
  '@type': author ? 'Person' : 'Organization',
  name: collapseSpaces(author) || shopConfig().name,
});

/** Home / Blogs / title (spec section 2). */
export const postCrumbs = (card: Pick<PostCardData, 'title'>): BreadcrumbsProps['steps'] => [
  { label: 'Home', to: '/' },
  { label: 'Blogs', to: '/blogs' },
  { label: shortTitle(card) },
];

/** Posts in the structured data (spec section 9). */
const structuredPosts = 5;

const blogDescription = () =>
  truncate(
    `Notes from ${shopConfig().name}: caring for leather, choosing a bag or a wallet, and what is new in the shop.`,
    descriptionLength.meta,
  );

export function listHead(cards: readonly PostCardData[], page: number) {
  const picture = cards.find((card) => card.picture)?.picture;
  return {
    title: page > 1 ? `From the Blog, page ${page}` : 'From the Blog',
    description: blogDescription(),
    path: listPath(page),
    ...(picture && { image: previewPicture(picture) }),
    hidden: cards.length === 0,
  };
}

/** schema.org Blog with the first 5 posts (spec section 2). */
export const blogData = (cards: readonly PostCardData[], page: number): object => ({
  '@type': 'Blog',
  name: `From the Blog | ${shopConfig().name}`,
  description: blogDescription(),
  url: absoluteUrl(listPath(page)),
  blogPost: cards.slice(0, structuredPosts).map(postSummaryData),
});
