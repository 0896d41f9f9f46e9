import type { EncodedPicture } from '../../pictures/encoded-picture';
import type { ImportPost } from '../import-data';
import { placeBodyPictures } from './body-pictures';
import type { CheckedPosts } from './check-posts';

/** Checked posts with their encoded pictures, ready to be written. */
export function preparePosts(
  { posts, comments }: CheckedPosts,
  encoded: ReadonlyMap<string, EncodedPicture>,
): ImportPost[] {
  return posts.map(({ file: _file, line: _line, pictures, bodyPictures, content, ...post }) => ({
    ...post,
    content: placeBodyPictures(content, bodyPictures, encoded),
    images: pictures.map(({ file, caption, alt }) => ({
      hash: encoded.get(file)?.hash ?? '',
      caption,
      alt,
    })),
    comments: comments ? (comments.get(post.slug) ?? []) : null,
  }));
}
