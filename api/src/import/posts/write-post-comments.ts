import type { Write } from '../../db/schema';
import type { ImportComment, ImportCounts, ImportPost } from '../import-data';

/**
 * Makes the comments that were brought along those of the import; what people wrote here stays,
 * and posts of which the import says nothing keep theirs.
 */
export async function writePostComments(
  write: Write,
  posts: readonly ImportPost[],
  idBySlug: ReadonlyMap<string, number>,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { slug, comments } of posts) {
    const post_id = idBySlug.get(slug);
    if (comments === null || post_id === undefined) continue;
    const there = await readBroughtAlong(write, post_id);
    for (const comment of comments) {
      if (there.delete(keyOf(comment))) {
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
    for (const id of there.values()) {
      await write.deleteFrom('comments').where('id', '=', id).execute();
      counts.removed += 1;
    }
  }
  return counts;
}

async function readBroughtAlong(write: Write, postId: number): Promise<Map<string, number>> {
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
