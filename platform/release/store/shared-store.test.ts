import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missing } from '../../commands/testing/own-postgres';
import type { Preload } from '../../release-set/store-reader';
import { openDatabase } from '../../release-store/database';
import { followStore } from '../../release-store/follow-store';
import { openSharedStore } from '../../release-store/open-shared-store';
import { openSharedWorld } from '../../release-store/testing/shared-world';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { remove } from '../operations/remove';
import { rollback } from '../operations/rollback';
import { status } from '../reports/status';
import { contractOf, filesOf, noteFailure, publishVersion } from '../testing/store-world';
import { Tokens } from '../tokens/tokens';
import { FolderStore } from './folder-store';

const by = 'Asha';

(missing ? describe.skip : describe)(`a shared store${missing ? `: ${missing}` : ''}`, () => {
  let world: Awaited<ReturnType<typeof openSharedWorld>>;
  let one: FolderStore;
  let other: FolderStore;
  const machine = async (folder?: string) => {
    const shared = await world.machine(folder);
    return new FolderStore(shared.copy.folder, shared);
  };
  const go = (store: FolderStore, versions: Record<string, string>) =>
    promote(store, { versions, by }, async () => {});
  const pulled = async (store: FolderStore) => {
    await store.shared?.pull();
    return (await store.currentSet('live'))?.parts.catalog?.version;
  };
  const files = (store: FolderStore, version: string) =>
    readdir(store.versionFolder('catalog', version)).catch(() => []);
  const allObjects = async () => {
    const keys: string[] = [];
    for await (const key of one.shared?.objects.list('remotes/') ?? []) keys.push(key);
    return keys;
  };

  beforeEach(async () => {
    world = await openSharedWorld();
    [one, other] = [await machine(), await machine()];
    await publishVersion(one, contractOf('host', '1.0.0'));
    await publishVersion(one, contractOf('catalog', '1.0.0'));
    await go(one, { host: '1.0.0', catalog: '1.0.0' });
  }, 60_000);
  afterEach(() => world?.close());

  it('shows on one machine what another publishes and promotes, byte for byte', async () => {
    expect(await pulled(other)).toBe('1.0.0');
    expect(await files(other, '1.0.0')).toEqual(await files(one, '1.0.0'));
    for (const file of await files(one, '1.0.0')) {
      const [mine, theirs] = [one, other].map((store) =>
        readFile(path.join(store.versionFolder('catalog', '1.0.0'), file)),
      );
      expect(await theirs).toEqual(await mine);
    }
    await publishVersion(other, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    expect(await pulled(other)).toBe('2.0.0');
    expect((await rollback(other, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(await pulled(one)).toBe('1.0.0');
    expect((await status(one, 'live')).release).toBe((await other.readChannel('live'))?.release);
  });

  it('says on each machine what a promote is checking', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    let seen: Preload | undefined;
    const made = await promote(one, { versions: { catalog: '2.0.0' }, by }, async () => {
      expect(await pulled(other)).toBe('1.0.0');
      seen = await other.readPreload('live');
    });
    expect(seen?.set).toEqual(made);
    expect(await files(other, '2.0.0')).toEqual(await files(one, '2.0.0'));
  });

  describe('while a storefront loads what will be live', () => {
    const isLocked = async (isGranted: boolean) => {
      const locks = "select 1 from pg_locks where locktype = 'advisory' and objid = 7203119";
      const statement = `${locks} and granted = ${isGranted}`;
      return (await one.shared?.records.database.query(statement))?.rows.length;
    };
    const until = async (isSo: () => Promise<unknown>) => {
      while (!(await isSo())) await pause(20);
    };
    let steps: string[];
    beforeEach(() => {
      steps = [];
    });
    /** Begins to load, and is not done before another machine waits. @param move the channel's until then */
    const load = async (move: number, begin = async () => {}) => {
      const loading = other.shared?.records.database.loading.hold(async () => {
        await begin();
        await until(() => isLocked(false));
        expect((await one.readChannel('live'))?.move).toBe(move);
        steps.push('loaded');
      });
      await until(() => isLocked(true));
      return { loading };
    };
    const named = async () => {
      await other.shared?.pull();
      return (await other.readPreload('live'))?.set;
    };

    it('a promote that has checked it does not move the channel', async () => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      let loading: Promise<unknown> | undefined;
      await promote(one, { versions: { catalog: '2.0.0' }, by }, async () => {
        ({ loading } = await load(1));
        steps.push('checked');
      });
      steps.push('moved');
      await loading;
      expect(steps).toEqual(['checked', 'loaded', 'moved']);
    });

    it.each([
      ['a rollback', () => rollback(one, { by })],
      ['a removal', () => remove(one, { name: 'catalog', by })],
    ])('%s does not move it either, and names first what will be live', async (_, move) => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      const before = (await named())?.id;
      const { loading } = await load(2, () => until(async () => (await named())?.id !== before));
      const { id } = await move();
      steps.push('moved');
      await loading;
      expect(steps).toEqual(['loaded', 'moved']);
      expect((await named())?.id).toBe(id);
    });

    it('a rollback does not wait for ever', async () => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      let end = () => {};
      const hangs = new Promise<void>((done) => (end = done));
      const loading = other.shared?.records.database.loading.hold(() => hangs);
      await until(() => isLocked(true));
      expect((await rollback(one, { by })).parts.catalog?.version).toBe('1.0.0');
      end();
      await loading;
    });
  });

  it('leaves one order after twenty promotes at once, none of them lost', async () => {
    const apps = Array.from({ length: 20 }, (_, at) => `app-${at}`);
    for (const name of apps) await publishVersion(one, contractOf(name, '1.0.0'));
    await other.shared?.pull();
    const done = await Promise.allSettled(
      apps.map((name, at) => go(at % 2 ? one : other, { [name]: '1.0.0' })),
    );
    // Nothing else may refuse one.
    for (const each of done) {
      if (each.status === 'rejected') expect(`${each.reason}`).toMatch(/others keep moving/);
    }
    await Promise.all([pulled(one), pulled(other)]);
    const moves = await one.moves('live').all();
    expect(await other.moves('live').all()).toEqual(moves);
    expect(moves.map(({ state }) => state.move)).toEqual(moves.map((_, at) => at + 1));
    const parts = Object.keys((await one.currentSet('live'))?.parts ?? {});
    const promoted = moves.flatMap(({ changes }) => changes.map(({ part }) => part));
    expect(parts.sort()).toEqual([...new Set(promoted)].sort());
    expect(moves.length).toBeGreaterThan(10);
  }, 120_000);

  it('takes a version once, whoever of two machines is first', async () => {
    const publish = (store: FolderStore, text: string) =>
      publishVersion(store, contractOf('catalog', '2.0.0'), {
        'server.js': text,
        'remoteEntry.js': text,
      });
    const done = await Promise.allSettled([publish(one, 'mine'), publish(other, 'theirs')]);
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [`${each.reason}`] : []));
    expect(refused).toEqual([expect.stringContaining('catalog@2.0.0 is published already')]);
    await Promise.all([pulled(one), pulled(other)]);
    const texts = [one, other].map((store) =>
      readFile(path.join(store.versionFolder('catalog', '2.0.0'), 'server.js'), 'utf8'),
    );
    expect(await texts[0]).toBe(await texts[1]);
    // The files of the one that was refused are gone.
    const uploads = (await allObjects()).map((key) => key.split('/')[3]);
    expect(new Set(uploads).size).toBe(3);
  });

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

  it('prunes everywhere, and a version comes back with the same bytes only', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    const before = (await allObjects()).length;
    await prune(other, { keep: 1, dryRun: false, by });
    await pulled(one);
    for (const store of [one, other]) {
      expect(await files(store, '1.0.0')).toEqual([]);
      expect(await store.setIds()).toHaveLength(1);
    }
    expect((await allObjects()).length).toBeLessThan(before);
    const again = contractOf('catalog', '1.0.0');
    await expect(publishVersion(one, again, { 'server.js': 'other' })).rejects.toThrow(
      'was published before with other files',
    );
    await publishVersion(one, again);
    await pulled(other);
    expect(await files(other, '1.0.0')).toEqual(await files(one, '1.0.0'));
  });

  it('brings no pruned version live where its files still lie', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    await prune(one, { keep: 1, dryRun: false, by });
    await other.shared?.refresh();
    expect(await files(other, '1.0.0')).not.toEqual([]);
    await expect(rollback(other, { by, apps: ['catalog'], to: '1.0.0' })).rejects.toThrow(
      'catalog@1.0.0 was pruned from the store',
    );
    await expect(go(other, { catalog: '1.0.0' })).rejects.toThrow(
      'catalog@1.0.0 was pruned from the store',
    );
    expect(await pulled(one)).toBe('2.0.0');
  });

  it('decides a promote again that a prune on another machine overtook', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    let isFirst = true;
    const overtaken = promote(other, { versions: { catalog: '1.0.0' }, by }, async () => {
      if (isFirst) await prune(one, { keep: 1, dryRun: false, by });
      isFirst = false;
    });
    await expect(overtaken).rejects.toThrow('catalog@1.0.0');
    expect(await pulled(one)).toBe('2.0.0');
  });

  it('says that a channel has a version that was pruned', async () => {
    const record = 'publications/catalog@1.0.0.json';
    const text = (await one.shared?.records.read(record)) ?? '';
    const { upload: _, ...rest } = JSON.parse(text);
    await one.shared?.records.swap(record, text, JSON.stringify(rest));
    await other.shared?.pull();
    expect(other.shared?.lost).toEqual([
      'the channel "live" has catalog@1.0.0, which was pruned: publish it again',
    ]);
  });

  describe('with notes', () => {
    const name = 'failures/catalog@1.0.0.json';
    const note = (store: FolderStore, at: string, kind: 'draw' | 'load' = 'draw') =>
      noteFailure(store, 'catalog@1.0.0', { at, kind });
    const send = (store: FolderStore) =>
      store.shared?.copy.notes.send(store.shared.records) ?? Promise.reject();
    const noted = async (store: FolderStore) =>
      JSON.parse(await readFile(path.join(store.folder, name), 'utf8'));

    it('sends none back that came, so that what is newer elsewhere stays', async () => {
      const counts = 'counts/1/of-one.json';
      const records = one.shared?.records;
      const of = (pages: number) => JSON.stringify({ canary: { pages }, control: { pages: 0 } });
      await records?.put(counts, of(1));
      await other.shared?.refresh();
      await records?.put(counts, of(2));
      await send(other);
      expect(await records?.read(counts)).toBe(of(2));
    });

    it('leaves newer failures of others to a machine that starts with an old copy', async () => {
      await note(other, '2026-01-01T00:00:00.000Z');
      await send(other);
      await one.shared?.refresh();
      await note(one, '2026-02-01T00:00:00.000Z', 'load');
      await send(one);
      const started = await machine(other.folder);
      await send(started);
      await one.shared?.refresh();
      await started.shared?.refresh();
      for (const store of [one, started]) {
        expect(await noted(store)).toEqual({
          at: '2026-02-01T00:00:00.000Z',
          kind: 'load',
          brokeAt: '2026-01-01T00:00:00.000Z',
        });
      }
    });

    it('removes notes everywhere once nothing needs them', async () => {
      await note(one, '2026-01-01T00:00:00.000Z');
      await send(one);
      await pulled(other);
      expect(existsSync(path.join(other.folder, name))).toBe(true);
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      await prune(one, { keep: 1, dryRun: false, by });
      await pulled(other);
      await send(other);
      expect(existsSync(path.join(other.folder, name))).toBe(false);
      expect(await one.shared?.records.read(name)).toBeUndefined();
    });

    it('sends what was noted before an older note came', async () => {
      await pulled(other);
      await note(one, '2026-01-01T00:00:00.000Z');
      await send(one);
      await note(other, '2026-03-01T00:00:00.000Z');
      await other.shared?.refresh();
      await send(other);
      await one.shared?.refresh();
      expect((await noted(one)).at).toBe('2026-03-01T00:00:00.000Z');
    });
  });

  it('prunes while others publish and promote: what is live is whole on every machine', async () => {
    const release = async () => {
      for (let at = 2; at < 8; at += 1) {
        await publishVersion(one, contractOf('catalog', `${at}.0.0`));
        await go(one, { catalog: `${at}.0.0` });
      }
    };
    let isOver = false;
    const pruning = async () => {
      while (!isOver) await prune(other, { keep: 1, dryRun: false, by }).catch(() => undefined);
    };
    await Promise.all([release().finally(() => (isOver = true)), pruning()]);
    const third = await machine();
    expect(await pulled(third)).toBe('7.0.0');
    expect(await files(third, '7.0.0')).toEqual(await files(one, '7.0.0'));
    expect(existsSync(third.channelFile('live'))).toBe(true);
  }, 120_000);

  it('puts back at once what went live while a prune had taken it out', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await other.shared?.refresh();
    let [taken, wentLive] = [() => {}, () => {}];
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const isLive = new Promise<void>((resolve) => (wentLive = resolve));
    const moves = other.moves.bind(other);
    jest.spyOn(other, 'moves').mockImplementation((channel) => {
      const log = moves(channel);
      const write = log.write.bind(log);
      // The prune has taken out 1.0.0, and is about to confirm that no channel needs it.
      jest.spyOn(log, 'write').mockImplementation(async (...move) => {
        taken();
        await isLive;
        return write(...move);
      });
      return log;
    });
    let pruning: Promise<unknown> | undefined;
    await promote(one, { versions: { catalog: '1.0.0' }, by }, () => {
      pruning = prune(other, { keep: 1, dryRun: false, by });
      return isTaken;
    });
    wentLive();
    const begun = performance.now();
    await expect(pruning).rejects.toThrow('moved meanwhile; nothing was pruned');
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(await pulled(await machine())).toBe('1.0.0');
  }, 120_000);

  it('shows nothing of a publish that was killed, and the next prune removes it a day later', async () => {
    const key = `remotes/catalog/9.0.0/${(Date.now() - 90_000_000).toString(36)}-0a/server.js`;
    const recent = `remotes/catalog/9.0.0/${Date.now().toString(36)}-0b/server.js`;
    for (const each of [key, recent]) await one.shared?.objects.put(each, Buffer.from('half'));
    expect(await pulled(other)).toBe('1.0.0');
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await prune(one, { keep: 1, dryRun: false, by });
    expect(await allObjects()).not.toContain(key);
    expect(await allObjects()).toContain(recent);
  });

  it('knows tokens everywhere until they are revoked, and keeps them from other users', async () => {
    const token = await new Tokens(one).add(['catalog'], 'catalog team', by);
    await other.shared?.refresh();
    for (const { folder } of [one, other]) {
      const [file = ''] = await readdir(path.join(folder, 'tokens'));
      expect((await stat(path.join(folder, 'tokens', file))).mode & 0o777).toBe(0o600);
    }
    const known = await new Tokens(other).find(token);
    expect(known?.name).toBe('catalog team');
    await new Tokens(other).revoke(known?.id ?? '');
    await one.shared?.refresh();
    expect(await new Tokens(one).find(token)).toBeUndefined();
  });

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

  it.each(['moves', 'publications', 'tokens'])(
    'refuses a folder that has %s of its own',
    async (name) => {
      const own = await machine();
      await mkdir(path.join(own.folder, name));
      await writeFile(path.join(own.folder, name, 'one.json'), '{}');
      await expect(own.shared?.refresh()).rejects.toThrow(/a release store of its own/);
      expect(await readdir(path.join(own.folder, name))).toEqual(['one.json']);
    },
  );

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

  it('puts back what a prune took out that died before its end', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    const objects = await allObjects();
    const records = one.shared?.records as NonNullable<typeof one.shared>['records'];
    const swap = records.swap.bind(records);
    let isAway = false;
    const swaps = jest.spyOn(records, 'swap').mockImplementation(async (name, ...texts) => {
      isAway ||= name.startsWith('moves/');
      if (isAway) throw new Error('PostgreSQL does not answer');
      return swap(name, ...texts);
    });
    await expect(prune(one, { keep: 1, dryRun: false, by })).rejects.toThrow(
      'PostgreSQL does not answer; what was taken out is put back by the next prune',
    );
    swaps.mockRestore();
    expect(await files(one, '1.0.0')).not.toEqual([]);
    await expect(rollback(other, { by })).rejects.toThrow('catalog@1.0.0 was pruned');
    await expect(prune(other, { keep: 1, dryRun: false, by })).rejects.toThrow(
      /^another prune began at /,
    );
    const later = Date.now() + 11 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await prune(other, { keep: 5, dryRun: false, by });
    jest.restoreAllMocks();
    expect(await other.setIds()).toHaveLength(2);
    expect(await allObjects()).toEqual(objects);
    expect((await rollback(other, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(await pulled(one)).toBe('1.0.0');
    // It is over: the next one begins at once.
    await go(one, { catalog: '2.0.0' });
    await prune(one, { keep: 1, dryRun: false, by });
    expect((await allObjects()).length).toBeLessThanOrEqual(objects.length);
  });

  describe('that a storefront follows', () => {
    const lines: string[] = [];
    const follow = (store: FolderStore, options?: Parameters<typeof followStore>[3]) =>
      followStore(
        store.shared as NonNullable<typeof store.shared>,
        'live',
        (line) => lines.push(line),
        options,
      );
    const never = { pollMs: 3_600_000 };
    const shown = async (store: FolderStore): Promise<string | undefined> => {
      const channel = JSON.parse(await readFile(store.channelFile('live'), 'utf8'));
      return (await store.readSet(channel.release)).parts.catalog?.version;
    };
    const within = async (ms: number, check: () => Promise<boolean>) => {
      for (const end = performance.now() + ms; !(await check()); ) {
        if (performance.now() > end) throw new Error(`not within ${ms} ms: ${lines.join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };

    it('begins with what the channel shows, and brings the rest later', async () => {
      for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
        await publishVersion(one, contractOf('catalog', version));
      }
      const third = await machine();
      const { stop } = await follow(third);
      expect(await shown(third)).toBe('1.0.0');
      expect(await files(third, '4.0.0')).toEqual([]);
      await within(20_000, async () => (await files(third, '4.0.0')).length > 0);
      await stop();
    }, 60_000);

    it('shows each promote on two, and goes on when PostgreSQL and bucket are gone', async () => {
      const third = await machine();
      const stops = [await follow(other), await follow(third)];
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      for (const store of [other, third]) {
        await within(10_000, async () => (await shown(store)) === '2.0.0');
      }
      await noteFailure(third, 'catalog@2.0.0', { at: new Date().toISOString(), kind: 'draw' });
      const noted = path.join(one.folder, 'failures/catalog@2.0.0.json');
      await within(10_000, async () => {
        await one.shared?.refresh();
        return existsSync(noted);
      });

      await world.postgres.end('SIGQUIT');
      world.s3.fault = 'away';
      await within(10_000, async () => lines.some((line) => line.includes('does not answer')));
      await within(10_000, async () => stops.every(({ isAway }) => isAway()));
      for (const { stop } of stops) await stop();
      expect(await shown(other)).toBe('2.0.0');
      // It is started again, with its folder.
      const again = await machine(other.folder);
      const { stop, isAway } = await follow(again);
      expect(isAway()).toBe(true);
      expect(await shown(again)).toBe('2.0.0');
      // A machine without a copy says why it does not start.
      await expect(follow(await machine())).rejects.toThrow(/^PostgreSQL does not answer: /);

      await world.postgres.start();
      world.s3.heal();
      await rollback(one, { by });
      await within(20_000, async () => (await shown(again)) === '1.0.0');
      expect(lines).toContainEqual(expect.stringContaining('answer again'));
      await within(10_000, async () => !isAway());
      await stop();
    }, 120_000);

    it('hears of a move, and after its connection broke too', async () => {
      const followed = await follow(other, never);
      let updates = 0;
      followed.onUpdate(() => {
        updates += 1;
      });
      for (const version of ['2.0.0', '3.0.0']) {
        const before = updates;
        await publishVersion(one, contractOf('catalog', version));
        await go(one, { catalog: version });
        await within(20_000, async () => (await shown(other)) === version && updates > before);
        await openDatabase(world.postgres.url).query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'release store'`,
        );
      }
      await followed.stop();
    }, 60_000);

    it('shows a move that it did not hear of', async () => {
      const { stop } = await follow(other);
      await openDatabase(world.postgres.url).query(
        'alter table release_records disable trigger note_release_change',
      );
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      await within(20_000, async () => (await shown(other)) === '2.0.0');
      await stop();
    }, 60_000);
  });
});
