import type { Write } from '../../db/schema';
import type { ImportComment, ImportCounts, ImportData, ImportPost } from '../import-data';
import { mergeRows } from '../merge-rows';

/** Adds, changes and (when asked) removes posts, matched by slug, and the comments of the import. */
export async function writePosts(
  write: Write,
  { posts, removeMissingPosts: removeMissing }: ImportData,
): Promise<{ posts: ImportCounts; comments: ImportCounts }> {
  const now = new Date();
  const { counts, ids } = await mergeRows(write, {
    table: 'blog_posts',
    key: 'slug',
    images: { table: 'blog_images', owner: 'post_id', columns: ['caption', 'alt'] },
    entries: posts,
    toRow: ({ comments: _comments, ...post }, before) => {
      const created_at = post.created_at ?? before?.created_at ?? now;
      return {
        ...post,
        created_at,
        updated_at: post.updated_at ?? before?.updated_at ?? created_at,
      };
    },
    // A text that changes without saying when was changed now.
    onChange: (row, { updated_at }) => (updated_at === null ? { ...row, updated_at: now } : row),
    removeMissing,
  });
  return { posts: counts, comments: await writeComments(write, posts, ids) };
}

/**
 * Makes the imported comments of posts those of this import. What people wrote in the shop stays,
 * and posts of which the import says nothing keep their comments.
 */
async function writeComments(
  write: Write,
  posts: readonly ImportPost[],
  ids: ReadonlyMap<string, number>,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { slug, comments } of posts) {
    const post_id = ids.get(slug);
    if (comments === null || post_id === undefined) continue;
    const before = await readComments(write, post_id);
    for (const comment of comments) {
      if (before.delete(keyOf(comment))) {
        counts.unchanged += 1;
        continue;
      }
      const { name: guest_name, content, created_at } = comment;
      await write
        .insertInto('comments')
        .values({ post_id, guest_name, content, created_at, approved: true, user_id: null })
        .execute();
      counts.added += 1;
    }
    for (const id of before.values()) {
      await write.deleteFrom('comments').where('id', '=', id).execute();
      counts.removed += 1;
    }
  }
  return counts;
}

/** The ids of the imported comments of a post. */
async function readComments(write: Write, postId: number): Promise<Map<string, number>> {
  const rows = await write
    .selectFrom('comments')
    .select(['id', 'guest_name', 'content', 'created_at'])
    .where('post_id', '=', postId)
    .where('guest_name', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, guest_name, content, created_at }) => [
      keyOf({ name: guest_name ?? '', content, created_at: created_at.toISOString() }),
      id,
    ]),
  );
}

const keyOf = ({ name, content, created_at }: ImportComment): string =>
  JSON.stringify([name, created_at, content]);
