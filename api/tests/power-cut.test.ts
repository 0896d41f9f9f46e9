import fs from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../src/db/open-pglite';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { watchDisk } from './world/watched-disk';

describe('The embedded database, when the power is cut', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  beforeEach(async () => {
    folder = await scratchFolder();
  });
  afterEach(() => folder.remove());

  it('has everything that it acknowledged, at whatever moment the cut comes', async () => {
    const { data, disk } = await newDisk();
    const database = await openPglite(data, disk.sync);
    const cuts: { acknowledged: number; restore: (target: string) => void }[] = [];
    const cut = (acknowledged: number) => cuts.push({ acknowledged, restore: disk.cutPower() });
    const write = (id: number, bytes = 10) =>
      database.query('insert into notes values ($1, repeat($2, $3))', [id, 'x', bytes]);

    await database.exec('create table notes (id integer primary key, text text)');
    cut(0);
    await write(1);
    cut(1);
    await database.exec('checkpoint');
    cut(1);
    await database.transaction(async (transaction) => {
      await transaction.query("insert into notes values (2, 'two')");
      await transaction.query("insert into notes values (3, 'three')");
    });
    cut(3);
    // More than one 16 MB file of the log, so new ones are made and named.
    await database.exec(
      'insert into notes select n, repeat(md5(n::text), 40) from generate_series(4, 14000) n',
    );
    cut(14_000);
    await database.exec('checkpoint');
    await write(14_001);
    cut(14_001);

    for (const [at, { acknowledged, restore }] of cuts.entries()) {
      expect(await countAfter(restore, join(folder.path, `after-${at}`))).toBe(acknowledged);
    }
    await database.close();
  }, 240_000);

  it('would lose what it acknowledged if nothing were synced', async () => {
    const { data, disk } = await newDisk();
    const database = await openPglite(data, () => {});
    await database.exec('create table notes (id integer primary key, text text)');
    await database.exec("insert into notes values (1, 'one')");
    const restore = disk.cutPower();
    await expect(countAfter(restore, join(folder.path, 'after'))).rejects.toThrow(
      'relation "notes" does not exist',
    );
    await database.close();
  }, 120_000);

  it('cannot be made on a full disk, and says so', async () => {
    const full = join(await scratchDataDir(folder.path), 'full');
    jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    });
    const made = openPglite(full).finally(() => jest.restoreAllMocks());
    await expect(made).rejects.toThrow(
      `The folder ${full} cannot be made or written to (no space left on device).`,
    );
  }, 120_000);

  /** A database that was made and closed, on a disk that is watched from then on. */
  async function newDisk() {
    const data = join(await scratchDataDir(folder.path), 'db');
    await (await openPglite(data)).close();
    return { data, disk: watchDisk(data) };
  }

  async function countAfter(restore: (target: string) => void, target: string): Promise<number> {
    restore(target);
    const database = await openPglite(target);
    try {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from notes',
      );
      return rows[0]?.count ?? 0;
    } finally {
      await database.close();
    }
  }
});
