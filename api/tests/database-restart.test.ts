import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import {
  hasPostgres,
  type OwnPostgres,
  openOwnPostgres,
} from '../../platform/commands/testing/own-postgres';
import { openDatabase } from '../src/db/open-database';
import type { Database } from '../src/db/schema';
import { addressOf, launch, stop } from './world/api-process';
import { addPost } from './world/blog';
import { eventually } from './world/eventually';
import { addPerson, type Person } from './world/people';
import { scratchFolder } from './world/scratch-folder';
import { secretKey } from './world/tokens';

jest.setTimeout(120_000);

/** So many requests answered well are visitors at work. */
const minAnswers = 40;

(hasPostgres() ? describe : describe.skip)('PostgreSQL ends while visitors are at work', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  let postgres: OwnPostgres;
  let api: ChildProcess;
  let log = '';
  let address: string;
  let person: Person;
  let blog: number;

  beforeAll(async () => {
    folder = await scratchFolder();
    postgres = await openOwnPostgres();
    api = launch(['src/server.ts'], {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder.path,
      DATABASE_URL: postgres.url,
      SECRET_KEY: secretKey,
      COMMENT_LIMIT: '1000000',
      CONTACT_LIMIT: '1000000',
    });
    api.stderr?.on('data', (text) => {
      log += String(text);
    });
    address = await addressOf(api);
    api.stdout?.resume();
    await inDatabase(async (db) => {
      person = await addPerson(db);
      blog = await addPost(db);
    });
  });
  afterAll(async () => {
    if (api.exitCode === null && api.signalCode === null) await stop(api);
    await postgres.stop();
    await folder.remove();
  });

  const restart = (signal: NodeJS.Signals) => async () => {
    await postgres.end(signal);
    await eventually(
      () => postgres.start().then(() => 'started', String),
      // What a killed server leaves behind lets go of its memory after a moment.
      (answer) => answer === 'started',
    );
  };

  const ends: [string, () => Promise<void>][] = [
    ['its connections are ended', endConnections],
    ['it is restarted by the system', restart('SIGINT')],
    ['it is stopped at once', restart('SIGQUIT')],
    ['it is killed', restart('SIGKILL')],
  ];

  it.each(ends)('%s: the API goes on, and loses nothing', async (_what, end) => {
    const work = startWork();
    for (let times = 0; times < 2; times += 1) {
      await work.answered(minAnswers);
      await end();
    }
    await work.answered(minAnswers);
    await work.stop();
    expect({ ended: api.exitCode ?? api.signalCode, log }).toEqual({ ended: null, log: anything });
    expect([...work.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(await inDatabase(lost(work))).toEqual({ comments: [], enquiries: [] });
  });

  it('is away: what was read goes on, and nothing is written', async () => {
    const list = () => fetch(`${address}/api/auth/blogs/`);
    expect((await list()).status).toBe(200);
    await postgres.end('SIGINT');
    // A version is believed for a second.
    await new Promise((done) => setTimeout(done, 1_500));
    expect((await list()).status).toBe(200);
    const enquire = await fetch(`${address}/api/auth/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, message: 'Do you have it in tan?' }),
    });
    expect(enquire.status).toBe(503);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await postgres.start();
    await eventually(
      async () => (await fetch(`${address}/readyz`)).status,
      (is) => is === 200,
    );
  });

  const anything: unknown = expect.any(String);

  async function endConnections(): Promise<void> {
    await inDatabase((db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );
  }

  /** Eight writers and three readers, each with one request after the other. */
  function startWork() {
    const statuses = new Set<number>();
    const ids = { comments: [] as number[], enquiries: [] as number[] };
    let working = true;
    let well = 0;

    const ask = async (path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`${address}/api/auth/${path}/`, {
        method: body ? 'POST' : 'GET',
        headers: { ...person.headers, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      statuses.add(response.status);
      if (response.ok) well += 1;
      // As a client waits that got a Retry-After.
      else await new Promise((done) => setTimeout(done, 20));
      return response.ok ? answer : undefined;
    };
    const keep = (list: number[], answer: unknown): void => {
      if (answer) list.push((answer as { id: number }).id);
    };
    const comment = async () =>
      keep(ids.comments, await ask('comments', { blog, content: `Worked ${Math.random()}.` }));
    const enquire = async () =>
      keep(
        ids.enquiries,
        await ask('contact', { ...enquiry, message: `In tan? ${Math.random()}` }),
      );
    const read = () => ask('me');

    const everybody = [
      ...Array(4).fill(comment),
      ...Array(4).fill(enquire),
      ...Array(3).fill(read),
    ];
    const done = Promise.all(
      everybody.map(async (act: () => Promise<void>) => {
        while (working) await act();
      }),
    );
    // Reported by `stop`, or by the wait for answers.
    let failure: unknown;
    done.catch((error: unknown) => {
      failure = error;
    });
    return {
      statuses,
      ids,
      /** Resolves when so many more requests were answered well. */
      async answered(count: number): Promise<void> {
        const expected = well + count;
        await eventually(
          async () => {
            if (failure) throw failure;
            return well;
          },
          (now) => now >= expected,
        );
      },
      async stop(): Promise<void> {
        working = false;
        await done;
      },
    };
  }

  const enquiry = { name: 'Asha', email: 'asha@example.com', phone: '+91 98000 00000' };

  /** What was acknowledged and is not there. */
  const lost =
    ({ ids }: ReturnType<typeof startWork>) =>
    async (db: Database) => {
      const missing = async (table: 'comments' | 'enquiries') => {
        const rows = await db.selectFrom(table).select('id').execute();
        const there = new Set(rows.map(({ id }) => id));
        return ids[table].filter((id) => !there.has(id));
      };
      return { comments: await missing('comments'), enquiries: await missing('enquiries') };
    };

  async function inDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: folder.path });
    try {
      return await act(db);
    } finally {
      await close();
    }
  }
});
