import { type Kysely, sql } from 'kysely';

/** The blog: posts with their pictures, and comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_posts')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('blog_posts_created_at')
    .on('blog_posts')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createTable('blog_images')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('post_id', 'integer', (c) =>
      c.notNull().references('blog_posts.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('picture_hash', 'text', (c) => c.notNull().references('pictures.hash'))
    .addColumn('caption', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addUniqueConstraint('blog_images_position', ['post_id', 'position'])
    .execute();
  // The counter of the catalogue tells of posts too; not of comments, which change all day.
  for (const table of ['blog_posts', 'blog_images']) {
    await sql`
      create trigger ${sql.id(`${table}_changed`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalog_change()`.execute(db);
  }
  await createComments(db);
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('post_id', 'integer', (c) =>
      c.notNull().references('blog_posts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('guest_name', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('approved', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('comments_author', sql`(user_id is null) <> (guest_name is null)`)
    .execute();
  const indexes = {
    comments_post_id: ['post_id', 'created_at', 'id'],
    comments_user_id: ['user_id', 'post_id', 'created_at'],
    comments_created_at: ['created_at', 'id'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('comments').columns(columns).execute();
  }
  await db.schema
    .createIndex('comments_waiting')
    .on('comments')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`not approved`)
    .execute();
}
