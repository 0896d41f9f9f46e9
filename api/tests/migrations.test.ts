import { once } from 'node:events';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrate, migrations } from '../src/db/migrate';
import { openDatabase } from '../src/db/open-database';
import { launch } from './world/api-process';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { createTestDatabase } from './world/test-database';

describe('Bringing a database up to date', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    folder = await scratchFolder();
    await scratchDataDir(folder.path);
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database?.drop();
    await folder.remove();
  });

  it('goes on after a start that was killed half way through', async () => {
    const child = launch(['tests/world/interrupted-migration.ts'], {
      ...process.env,
      DATA_DIR: where().dataDir,
      DATABASE_URL: database?.url ?? '',
    });
    // The child says so as soon as a table of an unfinished migration exists.
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('half way')) break;
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { db, close } = await openDatabase(where());
    try {
      const before = await db.introspection.getTables();
      expect(before.map(({ name }) => name)).not.toContain('half_way');
      await migrate(db);
      await migrate(db);
      const { rows } = await sql<{ version: number }>`select version from catalog_state`.execute(
        db,
      );
      expect(rows).toEqual([{ version: 1 }]);
    } finally {
      await close();
    }
  });

  it('leaves nothing of a migration that fails', async () => {
    const { db, close } = await openDatabase(where());
    const failing = {
      ...migrations,
      '9999-broken': {
        up: async (trx: Kysely<unknown>) => {
          await trx.schema.createTable('broken').addColumn('id', 'integer').execute();
          throw new Error('does not work');
        },
      },
    };
    try {
      await expect(migrate(db, failing)).rejects.toThrow('does not work');
      const tables = await db.introspection.getTables();
      expect(tables.map(({ name }) => name)).not.toContain('broken');
      await migrate(db);
    } finally {
      await close();
    }
  });

  it('leaves one that a later version brought further as it is', async () => {
    const { db, close } = await openDatabase(where());
    const later = { ...migrations, '9999-later': { up: async () => undefined } };
    const names = async () =>
      (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.length;
    try {
      await migrate(db, later);
      const count = await names();
      // A copy of this version that starts again meanwhile, or after the later one was taken back.
      await migrate(db);
      expect(await names()).toBe(count);
      await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
    } finally {
      await close();
    }
  });

  it('is done once by copies of the API that start together', async () => {
    const empty = await createTestDatabase();
    const dataDir = await scratchDataDir(join(folder.path, 'together'));
    const open = () => openDatabase({ databaseUrl: empty?.url, dataDir });
    // An embedded database has one opener at a time.
    const copies = await Promise.all(Array.from({ length: empty ? 6 : 1 }, open));
    try {
      await Promise.all(copies.flatMap(({ db }) => [migrate(db), migrate(db)]));
      for (const { db } of copies) {
        const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
        expect(rows).toHaveLength(Object.keys(migrations).length);
      }
    } finally {
      for (const { close } of copies) await close();
      await empty?.drop();
    }
  });

  it('leaves no words of customers in the log, and hidden comments hidden', async () => {
    const empty = await createTestDatabase();
    const dataDir = await scratchDataDir(join(folder.path, 'log'));
    const { db, close } = await openDatabase({ databaseUrl: empty?.url, dataDir });
    const earlier = Object.entries(migrations).filter(([name]) => name < '0012');
    try {
      await migrate(db, Object.fromEntries(earlier));
      await sql`insert into blog_posts
        (slug, title, excerpt, content, author, created_at, updated_at)
        values ('care', '', '', '', '', now(), now())`.execute(db);
      await sql`insert into comments (post_id, guest_name, content, approved)
        values (1, 'Neha', 'Buy pills', false), (1, 'Neha', 'Thank you', false)`.execute(db);
      await sql`insert into changes (kind, ref, title, before, after) values
        ('comment', '1', 'Buy pills', '{}', '{}'), ('enquiry', '7', 'Meena', '{}', '{}'),
        ('product', '3', 'Tote', '{}', '{}')`.execute(db);
      await migrate(db);
      const { rows: log } = await sql`select title from changes order by id`.execute(db);
      expect(log).toEqual([{ title: 'Comment 1' }, { title: 'Enquiry 7' }, { title: 'Tote' }]);
      const { rows } = await sql`select id from comments where moderated_at is null`.execute(db);
      expect(rows).toEqual([{ id: 2 }]);
    } finally {
      await close();
      await empty?.drop();
    }
  });

  const where = () => ({ databaseUrl: database?.url, dataDir: join(folder.path, 'data') });
});
