import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../release-store/database';
import { openSharedStore } from '../../release-store/open-shared-store';
import { prune } from '../operations/prune';
import { rollback } from '../operations/rollback';
import { contractOf, publishVersion } from '../testing/store-world';
import {
  allObjects,
  by,
  describeShared,
  files,
  go,
  machine,
  one,
  other,
  pulled,
  world,
} from '../testing/two-machines';
import { FolderStore } from './folder-store';

describeShared('a shared store', () => {
  it('never shows half a version, and stays with what was live', async () => {
    await pulled(other);
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    world.s3.fault = 'half a body';
    await expect(other.shared?.pull()).rejects.toThrow(/of catalog@2.0.0 came damaged$/);
    expect(await files(other, '2.0.0')).toEqual([]);
    expect(await readdir(path.join(other.folder, 'incoming'))).toEqual([]);
    const shown = JSON.parse(await readFile(other.channelFile('live'), 'utf8'));
    expect((await other.readSet(shown.release)).parts.catalog?.version).toBe('1.0.0');
    world.s3.heal();
    await other.shared?.pull();
    expect(JSON.parse(await readFile(other.channelFile('live'), 'utf8')).move).toBe(2);
  });

  it('publishes nothing into a bucket that is full', async () => {
    world.s3.fault = 'full';
    const publishing = publishVersion(one, contractOf('catalog', '2.0.0'));
    await expect(publishing).rejects.toThrow(/it is full \(507\)/);
    world.s3.heal();
    expect(await files(one, '2.0.0')).toEqual([]);
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    expect((await go(one, { catalog: '2.0.0' })).parts.catalog?.version).toBe('2.0.0');
  });

  it('rolls back while the bucket is away', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    world.s3.fault = 'away';
    expect((await rollback(other, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(await pulled(one)).toBe('1.0.0');
  });

  it('asks a bucket that is away four times for a file, and for no other version', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await publishVersion(one, contractOf('catalog', '3.0.0'));
    await pulled(other);
    const started = await machine();
    await started.shared?.refresh();
    world.s3.fault = 'away';
    world.s3.requests = 0;
    await expect(started.shared?.fetchVersions()).rejects.toThrow(/does not answer/);
    expect(world.s3.requests).toBeLessThanOrEqual(4 * (await files(one, '1.0.0')).length);
  });

  describe('that another database uses too', () => {
    let staging: FolderStore;
    let url: string;
    beforeEach(async () => {
      url = await world.addDatabase();
      const { folder } = await machine();
      const env = { ...world.env, DATABASE_URL: url };
      staging = new FolderStore(folder, openSharedStore(world.s3.address, folder, env));
    });

    it('loses no objects to a copy of its database', async () => {
      const { rows } = await openDatabase(world.postgres.url).query(
        'select * from release_records',
      );
      for (const { name, value, change } of rows) {
        const insert = `insert into release_records values ($1, $2, $3)`;
        await openDatabase(url).query(insert, [name, value, change]);
      }
      await openDatabase(url).query("select setval('release_changes', 1000)");
      expect(await pulled(staging)).toBe('1.0.0');
      await publishVersion(staging, contractOf('catalog', '2.0.0'));
      await go(staging, { catalog: '2.0.0' });
      const before = await allObjects();
      await expect(prune(staging, { keep: 1, dryRun: false, by })).rejects.toThrow(
        /belongs to another database, .* delete the object "store-id" there/,
      );
      expect(await allObjects()).toEqual(before);
      expect(await staging.setIds()).toHaveLength(2);
      // As the sentence says.
      await one.shared?.objects.delete('store-id');
      await prune(staging, { keep: 1, dryRun: false, by });
      expect(await staging.setIds()).toHaveLength(1);
    });

    it('takes none of another store', async () => {
      await expect(publishVersion(staging, contractOf('catalog', '9.0.0'))).rejects.toThrow(
        /holds the files of another release store/,
      );
    });
  });
});
