import type { BlogImageReply, BlogPostReply } from '@shop/shared/contract';
import type { BlogImageRow, BlogPostRow } from '../repositories/blog-posts-repository';
import type { PictureRow } from '../repositories/pictures-repository';
import { imageReply } from './image-reply';

/** A post as the contract writes it. Its HTML is as it was written; whoever shows it cleans it. */
export function blogPostReply(
  row: BlogPostRow,
  images: readonly BlogImageRow[],
  pictures: ReadonlyMap<string, PictureRow>,
): BlogPostReply {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    author: row.author,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    images: images.flatMap((image): BlogImageReply[] => {
      const picture = pictures.get(image.picture_hash);
      if (!picture) return [];
      return [{ ...imageReply({ ...image, color: null }, picture), caption: image.caption }];
    }),
  };
}
