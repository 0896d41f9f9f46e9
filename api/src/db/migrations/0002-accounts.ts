import { type Kysely, sql } from 'kysely';

/** Accounts with their wishlist and cart, used refresh tokens, and open password resets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('is_active', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('session_epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('users_email')
    .on('users')
    .expression(sql`lower(email)`)
    .unique()
    .execute();
  await db.schema
    .createTable('used_refresh_tokens')
    .addColumn('jti', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('used_refresh_tokens_expires_at')
    .on('used_refresh_tokens')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  for (const column of ['user_id', 'expires_at']) {
    await db.schema
      .createIndex(`password_resets_${column}`)
      .on('password_resets')
      .column(column)
      .execute();
  }
  await createItemTable(db, 'wishlist_items')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await createItemTable(db, 'cart_items')
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 1`))
    .execute();
  // A product that is removed takes its items along.
  for (const table of ['wishlist_items', 'cart_items']) {
    await db.schema.createIndex(`${table}_product_id`).on(table).column('product_id').execute();
  }
}

/** A table of products of one person, each at most once. */
const createItemTable = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('product_id', 'integer', (c) =>
      c.notNull().references('products.id').onDelete('cascade'),
    )
    .addUniqueConstraint(`${name}_once`, ['user_id', 'product_id']);
