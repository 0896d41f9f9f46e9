import type { Database, Write } from '../db/schema';

/**
 * The counter that grows with every committed change to products, categories, posts or pictures.
 * Sale prices whose time is over end here, so that whoever follows the counter follows them.
 */
export async function readCatalogVersion(db: Database): Promise<number> {
  const { version, sale_ends_at } = await readState(db);
  if (sale_ends_at === null || sale_ends_at > new Date()) return version;
  await db.transaction().execute(async (write) => {
    // First, as all writers do: else each of two could wait for the other.
    await lockCatalogVersion(write);
    await write
      .updateTable('products')
      .set({ discounted_price: null, discount_percent: null })
      .where('sale_ends_at', '<=', new Date())
      .execute();
  });
  return (await readState(db)).version;
}

const readState = (db: Database) =>
  db.selectFrom('catalog_state').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

/** The version, which no other transaction changes until this one ends; waits for those that have. */
export async function lockCatalogVersion(write: Write): Promise<number> {
  const state = write.selectFrom('catalog_state').select('version').where('id', '=', 1);
  return (await state.forUpdate().executeTakeFirstOrThrow()).version;
}

/** Records that the catalogue now equals the seed with this hash. */
export async function markSeed(write: Write, hash: string): Promise<void> {
  await write
    .updateTable('catalog_state')
    .set(({ ref }) => ({ seed_hash: hash, seed_version: ref('version') }))
    .where('id', '=', 1)
    .execute();
}

/**
 * Whether a seed with this hash should be loaded: into a shop that never had products or posts, or
 * in place of an older seed without changes since.
 */
export async function wantsSeed(db: Database, hash: string): Promise<boolean> {
  const { version, seed_hash, seed_version } = await readState(db);
  if (seed_hash !== null) return seed_hash !== hash && seed_version === version;
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const post = await db.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst();
  return product === undefined && post === undefined;
}
