import type { Write } from '../../db/schema';
import type { ImportCounts, ImportPost } from '../import-data';

interface WrittenPosts {
  counts: ImportCounts;
  /** Every post of the import by its slug. */
  idBySlug: Map<string, number>;
}

type Compared = Omit<ImportPost, 'slug' | 'comments'>;

/** Adds, changes and (when asked) removes posts, matched by slug. */
export async function writePosts(
  write: Write,
  posts: readonly ImportPost[],
  removeMissing: boolean,
): Promise<WrittenPosts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const states = await readStates(write);
  const now = new Date().toISOString();
  const idBySlug = new Map<string, number>();
  for (const { images, comments: _comments, slug, ...post } of posts) {
    const state = states.get(slug);
    const created_at = post.created_at ?? state?.created_at ?? now;
    const same = {
      ...post,
      images,
      created_at,
      updated_at: post.updated_at ?? state?.updated_at ?? created_at,
    };
    if (state && fingerprint(state) === fingerprint(same)) {
      counts.unchanged += 1;
      idBySlug.set(slug, state.id);
      continue;
    }
    const { images: _images, ...fields } = same;
    // A text that changes without saying when was changed now.
    const row = state && post.updated_at === null ? { ...fields, updated_at: now } : fields;
    const { id } = await write
      .insertInto('blog_posts')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceImages(write, id, images);
    idBySlug.set(slug, id);
    counts[state ? 'changed' : 'added'] += 1;
  }
  const missing = removeMissing ? [...states].filter(([slug]) => !idBySlug.has(slug)) : [];
  for (const [, { id }] of missing) {
    await write.deleteFrom('blog_posts').where('id', '=', id).execute();
  }
  return { counts: { ...counts, removed: missing.length }, idBySlug };
}

async function readStates(write: Write) {
  const rows = await write.selectFrom('blog_posts').selectAll().execute();
  const images = await write
    .selectFrom('blog_images')
    .select(['post_id', 'picture_hash as hash', 'caption', 'alt'])
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  const imagesOf = new Map<number, ImportPost['images']>(rows.map(({ id }) => [id, []]));
  for (const { post_id, ...image } of images) imagesOf.get(post_id)?.push(image);
  return new Map(
    rows.map((row) => [
      row.slug,
      {
        ...row,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        images: imagesOf.get(row.id) ?? [],
      },
    ]),
  );
}

const fingerprint = (post: Compared): string =>
  JSON.stringify([
    post.title,
    post.excerpt,
    post.content,
    post.author,
    post.created_at,
    post.updated_at,
    post.images.map(({ hash, caption, alt }) => [hash, caption, alt]),
  ]);

async function replaceImages(
  write: Write,
  post_id: number,
  images: ImportPost['images'],
): Promise<void> {
  await write.deleteFrom('blog_images').where('post_id', '=', post_id).execute();
  const rows = images.map(({ hash, caption, alt }, position) => ({
    post_id,
    position,
    picture_hash: hash,
    caption,
    alt,
  }));
  if (rows.length > 0) await write.insertInto('blog_images').values(rows).execute();
}
