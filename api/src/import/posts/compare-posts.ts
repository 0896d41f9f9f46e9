import type { Database, Write } from '../../db/schema';
import { type Comparison, compareRows, readRows, targets } from '../compare-rows';
import type { ImportComment, ImportData, ImportPost } from '../import-data';
import { writeRows } from '../write-rows';

/** What an import makes of posts and of the comments that it brings along. */
export interface PostComparison extends Comparison {
  comments: {
    unchanged: number;
    added: readonly (ImportComment & { slug: string })[];
    /** By their ids. */
    removed: readonly number[];
  };
}

const emptyPost = { excerpt: '', author: '', images: [] };

/** Posts by their slugs. */
export async function comparePosts(
  db: Database,
  { posts, removeMissing }: ImportData,
): Promise<PostComparison> {
  const before = await readRows(db, targets.posts);
  const now = new Date();
  const comparison = compareRows(before, {
    entries: posts,
    nameOf: ({ slug }) => slug,
    toRow: (post, state) => {
      const { slug, content } = post;
      const { title, excerpt, author, images } = { ...emptyPost, ...state, ...post };
      const created_at = post.created_at ?? state?.created_at ?? now;
      const updated_at = post.updated_at ?? state?.updated_at ?? created_at;
      return { slug, title, excerpt, content, author, images, created_at, updated_at };
    },
    // A text that changes without saying when was changed now.
    onChange: (row, { updated_at }) => (updated_at == null ? { ...row, updated_at: now } : row),
    removeMissing: removeMissing.posts,
  });
  return { ...comparison, comments: await compareComments(db, posts, before) };
}

/**
 * Compares the imported comments of posts with those of this import. What people wrote in the shop
 * stays, and posts of which the import says nothing keep their comments.
 */
async function compareComments(
  db: Database,
  posts: readonly ImportPost[],
  before: Comparison['before'],
): Promise<PostComparison['comments']> {
  let unchanged = 0;
  const added: (ImportComment & { slug: string })[] = [];
  const removed: number[] = [];
  for (const { slug, comments } of posts) {
    if (comments === null) continue;
    const existing = await readComments(db, before.get(slug)?.id as number | undefined);
    for (const comment of comments) {
      if (existing.delete(keyOf(comment))) unchanged += 1;
      else added.push({ ...comment, slug });
    }
    removed.push(...existing.values());
  }
  return { unchanged, added, removed };
}

/** The ids of the imported comments of a post. */
async function readComments(db: Database, postId: number | undefined) {
  if (postId === undefined) return new Map<string, number>();
  const rows = await db
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

export async function writePosts(write: Write, comparison: PostComparison): Promise<void> {
  const ids = await writeRows(write, targets.posts, comparison);
  const { added, removed } = comparison.comments;
  for (const { slug, name: guest_name, content, created_at } of added) {
    const post_id = ids.get(slug) ?? 0;
    await write
      .insertInto('comments')
      .values({ post_id, guest_name, content, created_at, approved: true, user_id: null })
      .execute();
  }
  for (const id of removed) await write.deleteFrom('comments').where('id', '=', id).execute();
}
