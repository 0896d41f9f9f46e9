import type { BlogPicture, BlogPost } from '@shop/shared/entities';
import { collapseSpaces, truncate } from '@shop/shared/format';
import { timeOf } from '@shop/shared/format/bundled';
import { plainText } from './plain-text-rules';

/** Characters of the excerpt that is made from the content (spec section 9). */
const excerptLength = 220;

/** A post as cards, the feed and search engines get it. */
export interface PostCardData extends Omit<BlogPost, 'content' | 'pictures'> {
  /** plain text */
  excerpt: string;
  /** The excerpt is the beginning of the content: the post has none of its own. */
  isExtract?: boolean;
  picture?: BlogPicture;
}

export function postCard({ content, pictures, ...post }: BlogPost): PostCardData {
  const [picture] = pictures;
  const isExtract = ownExcerpt(post) === '';
  const excerpt = excerptOf({ ...post, content });
  return { ...post, excerpt, ...(isExtract && { isExtract }), ...(picture && { picture }) };
}

/** A post's own excerpt as plain text, else the first 220 characters of its plain content. */
export const excerptOf = (post: Pick<BlogPost, 'excerpt' | 'content'>): string =>
  ownExcerpt(post) || truncate(plainText(post.content, excerptLength + 1), excerptLength);

/** The excerpt that came with the post, as plain text; '' without one. */
export const ownExcerpt = ({ excerpt }: Pick<BlogPost, 'excerpt'>): string =>
  /[<&]/.test(excerpt) ? plainText(excerpt) : collapseSpaces(excerpt);

/** Newest first by created_at (spec section 7); those without a date last, as they came. */
export const newestFirst = <T extends { createdAt: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => orderOf(b) - orderOf(a));

const orderOf = ({ createdAt }: { createdAt: string }): number => timeOf(createdAt) || 0;
