import type { Database, Write } from '../db/schema';

/** Notes that the catalogue is now exactly what the seed with this hash holds. */
export async function markSeed(write: Write, hash: string): Promise<void> {
  await write
    .updateTable('catalog_state')
    .set(({ ref }) => ({ seed_hash: hash, seed_version: ref('version') }))
    .where('id', '=', 1)
    .execute();
}

/**
 * Whether a seed with this hash should be loaded: into a shop that never had products or posts, or in
 * place of an older seed that nobody has touched since.
 */
export async function wantsSeed(db: Database, hash: string): Promise<boolean> {
  const state = await db
    .selectFrom('catalog_state')
    .select(['version', 'seed_hash', 'seed_version'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  if (state.seed_hash === null) {
    const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
    const post = await db.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst();
    return product === undefined && post === undefined;
  }
  return state.seed_hash !== hash && state.seed_version === state.version;
}
