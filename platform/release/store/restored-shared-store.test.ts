import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../release-store/database';
import { contractOf, filesOf, publishVersion } from '../testing/store-world';
import {
  describeShared,
  files,
  go,
  machine,
  one,
  other,
  pulled,
  world,
} from '../testing/two-machines';

describeShared('a shared store', () => {
  it('goes back in time with a database that was restored', async () => {
    const database = openDatabase(world.postgres.url);
    await database.query('create table backup as select * from release_records');
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    expect(await pulled(other)).toBe('2.0.0');
    await database.query('delete from release_records');
    await database.query('insert into release_records select * from backup');
    expect(await pulled(other)).toBe('1.0.0');
    expect(await other.moves('live').all()).toHaveLength(1);
    expect(JSON.parse(await readFile(other.channelFile('live'), 'utf8')).move).toBe(1);
    await publishVersion(other, contractOf('catalog', '3.0.0'));
    await go(other, { catalog: '3.0.0' });
    expect(await pulled(one)).toBe('3.0.0');
    expect(await one.moves('live').all()).toEqual(await other.moves('live').all());
  });

  it('goes back in time on a machine that was off until the numbers had passed again', async () => {
    const database = openDatabase(world.postgres.url);
    await pulled(other);
    const { rows } = await database.query('select last_value from release_changes');
    await database.query('create table backup as select * from release_records');
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await publishVersion(one, contractOf('blog', '1.0.0'));
    await go(one, { catalog: '2.0.0' });
    expect(await pulled(other)).toBe('2.0.0');

    // As a restore leaves it: triggers do not run.
    await database.query(`do $$ begin
      set local session_replication_role = replica;
      delete from release_records;
      insert into release_records select * from backup;
      delete from release_history where change > ${rows[0].last_value};
      perform setval('release_changes', ${rows[0].last_value});
    end $$`);
    await pulled(one);
    const otherFiles = { ...filesOf(contractOf('catalog', '2.0.0')), 'more.js': '/* more */' };
    await publishVersion(one, contractOf('catalog', '2.0.0'), otherFiles);
    for (const name of ['search', 'reviews']) await publishVersion(one, contractOf(name, '1.0.0'));
    // The same number of a move, too.
    await go(one, { catalog: '2.0.0', search: '1.0.0' });
    const started = await machine(other.folder);
    expect(await pulled(started)).toBe('2.0.0');
    expect(await started.moves('live').all()).toEqual(await one.moves('live').all());
    expect(await readFile(started.channelFile('live'), 'utf8')).toBe(
      await readFile(one.channelFile('live'), 'utf8'),
    );
    expect(await started.isPublished('blog', '1.0.0')).toBe(false);
    expect(await files(started, '2.0.0')).toEqual(await files(one, '2.0.0'));
  });

  it('changes nothing here while a database that is restored is empty', async () => {
    const database = openDatabase(world.postgres.url);
    await database.query('create table backup as select * from release_records');
    await pulled(other);
    await database.query('delete from release_records');
    for (const store of [other, await machine(other.folder)]) {
      await expect(store.shared?.refresh()).rejects.toThrow(/is it being restored/);
    }
    expect(await other.moves('live').all()).toHaveLength(1);
    // No row is in the way of those that come.
    await database.query('insert into release_records select * from backup');
    expect(await pulled(other)).toBe('1.0.0');
  });
});
