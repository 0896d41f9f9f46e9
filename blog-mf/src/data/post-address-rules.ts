import { shopConfig } from '@shop/shared/config';
import { messageTitle, whatsappUrl } from '@shop/shared/format';

/** Path of a post's page; any slug makes one path segment. */
export const postPath = ({ slug }: { slug: string }): string =>
  `/blog/${encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

/** A post's address as visitors see it. */
export const postAddress = (post: { slug: string }): string =>
  shopConfig().siteUrl + postPath(post);

/** Opens a chat about a post, whose message names it and where it is (spec section 2, Blog list). */
export const postChatUrl = (post: { title: string; slug: string }): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    `Hello! I have a question about your post “${messageTitle(post.title)}”.\n${postAddress(post)}`,
  );

/** The links of a card: its page, and a chat about it. */
export const withLinks = <T extends { title: string; slug: string }>(post: T) => ({
  ...post,
  to: postPath(post),
  chat: postChatUrl(post),
});

export const feedPath = '/blogs/feed.xml';

/** A page of the list; the first has no number. */
export const listPath = (page: number): string => (page > 1 ? `/blogs?page=${page}` : '/blogs');
