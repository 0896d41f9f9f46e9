import { type Kysely, sql } from 'kysely';

/** Categories, products and their pictures, and the counter that tells caches of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('files', 'json', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('slug', 'text', (c) => c.unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('picture_hash', 'text', (c) => c.references('pictures.hash'))
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('price', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('discounted_price', 'numeric(10, 2)')
    .addColumn('discount_percent', 'integer')
    .addColumn('category_id', 'integer', (c) => c.references('categories.id').onDelete('set null'))
    .addColumn('available_colors', 'json', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('key_features', 'json', (c) => c.notNull())
    // json, not jsonb: jsonb would reorder the specifications.
    .addColumn('specifications', 'json', (c) => c.notNull())
    .addColumn('care_instructions', 'text', (c) => c.notNull())
    .addColumn('warranty_months', 'integer')
    .addColumn('exchange_days', 'integer')
    .addColumn('is_popular', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('products_category_id')
    .on('products')
    .columns(['category_id', 'id'])
    .execute();
  await db.schema
    .createIndex('products_created_at')
    .on('products')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('products_category_created_at')
    .on('products')
    .columns(['category_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('product_images')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('product_id', 'integer', (c) =>
      c.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('picture_hash', 'text', (c) => c.notNull().references('pictures.hash'))
    .addColumn('color', 'text')
    .addColumn('alt', 'text', (c) => c.notNull())
    .addUniqueConstraint('product_images_position', ['product_id', 'position'])
    .execute();
  await db.schema
    .createTable('catalog_state')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seed_hash', 'text')
    .addColumn('seed_version', 'integer')
    .execute();
  await sql`insert into catalog_state (id, version) values (1, 1)`.execute(db);
  await countChanges(db);
}

/** Triggers, so that a change by any means, plain SQL included, shows in the shop. */
async function countChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_catalog_change() returns trigger language plpgsql as $$
    begin
      update catalog_state set version = version + 1 where id = 1;
      return null;
    end $$`.execute(db);
  for (const table of ['categories', 'products', 'product_images', 'pictures']) {
    await sql`
      create trigger ${sql.id(`${table}_changed`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalog_change()`.execute(db);
  }
}
