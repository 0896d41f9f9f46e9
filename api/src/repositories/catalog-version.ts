import type { Database } from '../db/schema';

/** The counter that grows with every committed change to products, categories, posts or pictures. */
export async function readCatalogVersion(db: Database): Promise<number> {
  const row = await db
    .selectFrom('catalog_state')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.version;
}
