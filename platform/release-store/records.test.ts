import { fork } from 'node:child_process';
import { missing, type OwnPostgres, openOwnPostgres } from '../commands/testing/own-postgres';
import { type ListeningDatabase, lockNumber, openDatabase } from './database';
import { Records } from './records';

(missing ? describe.skip : describe)(`records${missing ? `: ${missing}` : ''}`, () => {
  let server: OwnPostgres;
  let database: ListeningDatabase;
  let records: Records;
  beforeAll(async () => {
    server = await openOwnPostgres();
    // Many copies begin at once, with an empty database.
    const opened = Array.from({ length: 5 }, () => openDatabase(server.url));
    await Promise.all(opened.map((one) => new Records(one).read('none')));
    database = opened[0] as ListeningDatabase;
    records = new Records(database);
  }, 60_000);
  afterAll(() => server?.stop());

  it('takes one of many that write the same record, and each after another in the end', async () => {
    const write = async (who: number): Promise<number> => {
      const own = new Records(openDatabase(server.url));
      for (let at = 1; ; at += 1) {
        if (await own.swap(`moves/live/${at}`, null, `of ${who}`)) return at;
      }
    };
    const numbers = await Promise.all(Array.from({ length: 20 }, (_, who) => write(who)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('replaces a record only as it was seen', async () => {
    expect(await records.swap('tokens/1', null, 'made')).toBe(true);
    expect(await records.swap('tokens/1', null, 'other')).toBe(false);
    expect(await records.swap('tokens/1', 'other', 'revoked')).toBe(false);
    expect(await records.swap('tokens/1', 'made', 'revoked')).toBe(true);
    expect(await records.swap('tokens/1', 'revoked', null)).toBe(true);
    expect(await records.read('tokens/1')).toBeUndefined();
    expect(await records.swap('tokens/1', null, 'again')).toBe(true);
  });

  it('knows a write of its own whose answer was lost', async () => {
    const losing = new Records({
      ...database,
      async query(text, values) {
        const answer = await database.query(text, values);
        // As after a second attempt: the first one was written.
        return /insert/.test(text) ? { rows: [] } : answer;
      },
    });
    expect(await losing.swap('moves/live/mine', null, 'mine')).toBe(true);
    expect(await losing.swap('moves/live/mine', null, 'theirs')).toBe(false);
  });

  it('tells each change once, also while many write', async () => {
    let { change: since, id } = await records.changes(0);
    const seen: string[] = [];
    let isWriting = true;
    const look = async () => {
      const found = await records.changes(since, id);
      ({ change: since, id } = found);
      seen.push(...found.records.map(({ name }) => name));
    };
    const follow = (async () => {
      while (isWriting) await look();
    })();
    const names = Array.from({ length: 300 }, (_, at) => `counts/${at}`);
    const left = names[Symbol.iterator]();
    const write = async () => {
      const own = new Records(openDatabase(server.url));
      for (const name of left) await own.put(name, '{}');
    };
    await Promise.all(Array.from({ length: 6 }, write));
    isWriting = false;
    await follow;
    await look();
    expect(seen.sort()).toEqual(names.sort());
  });

  it('reads everything again from a database that was restored', async () => {
    const { change, id, records: all } = await records.changes(0);
    expect(await records.changes(change, id)).toEqual({ change, id, records: [], isAll: false });
    for (const higher of [await records.changes(change + 1_000), await records.changes(0)]) {
      expect(higher).toEqual({ change, id, records: all, isAll: true });
    }
  });

  it('reads everything again where its last change is another one by now, of the same number', async () => {
    const { change, id, records: all } = await records.changes(0);
    await database.query('delete from release_history where change = $1', [change]);
    await database.query('insert into release_history values ($1)', [change]);
    const found = await records.changes(change, id);
    expect(found).toMatchObject({ change, isAll: true });
    expect(found.records).toHaveLength(all.length);
    expect(found.id).not.toBe(id);
    expect((await records.changes(change, found.id)).records).toEqual([]);
  });

  it('tells who listens when a channel has moved or may move, and not when a storefront counts', async () => {
    let notices = 0;
    const stop = records.database.onMove(() => {
      notices += 1;
    });
    const heard = async (count: number) => {
      while (notices < count) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    // It begins to hear.
    await heard(1);
    await records.put('counts/one', '{"more":1}');
    await records.swap('moves/live/heard', null, 'one');
    await heard(2);
    await records.swap('moves/live/heard again', null, 'one');
    await heard(3);
    await records.database.announceMove();
    await heard(4);
    expect(notices).toBe(4);
    await stop();
  });

  it('has nothing of a writer that was killed in the middle, and waits for none', async () => {
    const child = fork(require.resolve('./testing/stuck-writer.cjs'), [
      server.url,
      String(lockNumber),
    ]);
    await new Promise((resolve) => child.once('message', resolve));
    child.kill('SIGKILL');
    const since = performance.now();
    expect(await records.swap('moves/live/stuck', null, 'of another')).toBe(true);
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  it('goes on after PostgreSQL was started again, and says that it is away until then', async () => {
    await server.end('SIGQUIT');
    await expect(records.read('tokens/1')).rejects.toThrow(/^PostgreSQL does not answer: /);
    await server.start();
    expect(await records.read('tokens/1')).toBe('again');
  });
});
