import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStatement } from '../../platform/release-store/testing/run-statement';
import { addressOf, launch, stop } from './world/api-process';
import { eventually } from './world/eventually';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { bag, writeShopFiles } from './world/shop-files';
import { createTestDatabase } from './world/test-database';

// A test starts up to seven processes, one after the other, on a machine that may be busy.
jest.setTimeout(120_000);

describe('The API as a process, together with the shop command', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await scratchFolder();
    database = await createTestDatabase();
    const dataDir = await scratchDataDir(folder.path);
    env = {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      // PostgreSQL makes it a real shop, and that needs a secret of its own.
      ...(database && { SECRET_KEY: 'f3b1c2a4d5e6978812345678deadbeef' }),
    };
  });
  const launched = new Set<ChildProcess>();
  afterAll(async () => {
    // What a test that failed half way has left running.
    for (const child of launched) child.kill('SIGKILL');
    await database?.drop();
    await folder.remove();
  });

  it('has its database made by a command, before the first start and again', async () => {
    const done = { code: 0, output: 'The database has the newest schema.\n' };
    expect(await shopCommand(['migrate'])).toEqual(done);
    expect((await shopCommand(['orders'])).output).toBe('There are no orders yet.\n');
    expect(await shopCommand(['migrate'])).toEqual(done);
    expect((await shopCommand(['migrate', 'all'])).code).toBe(1);
  });

  it('starts, sells, takes an import while it runs, and stops on a signal', async () => {
    const api = await startApi();
    try {
      const count = async () =>
        (await (await fetch(`${api.address}/api/auth/products/`)).json()).length;
      expect(await count()).toBe(0);

      const files = await writeShopFiles(join(folder.path, 'files'), {
        products: [bag({ slug: 'a', images: 'a.jpg' }), bag({ slug: 'b' })],
        pictures: ['a.jpg'],
      });
      const command = ['import', files.products, files.pictures ?? ''];
      const first = await shopCommand(command);
      expect(first.output).toContain('Products: 2 added, 0 changed, 0 unchanged');
      expect(first.code).toBe(0);
      const second = await shopCommand(command);
      expect(second.output).toContain('Products: 0 added, 0 changed, 2 unchanged');
      await eventually(count, (now) => now === 2);
      expect((await fetch(`${api.address}/media/hash-a-jpg/640.webp`)).status).toBe(200);

      const fewer = await writeShopFiles(join(folder.path, 'fewer'), {
        products: 'slug,price,images\na,180,\n',
      });
      const prices = ['import', fewer.products, '--remove-missing'];
      const tried = await shopCommand([...prices, '--dry-run']);
      const losses =
        'Emptied: images of 1 product (a)\nRemoved: 1 product (b)\n' +
        'Products: 0 added, 1 changed, 0 unchanged, 1 removed\n';
      expect(tried).toEqual({
        code: 0,
        output:
          'product a: changed\n  price: 1999.00 -> 180.00\n' +
          '  images: hash-a-jpg;;Tan Tote -> (empty)\nproduct b: removed\n' +
          `${losses}Nothing was changed: this was a dry run.\n`,
      });
      expect(await count()).toBe(2);
      expect((await shopCommand(prices)).output).toBe(losses);
      await eventually(count, (now) => now === 1);
      const back = await shopCommand(command);
      expect(back.output).toContain('Products: 1 added, 1 changed, 0 unchanged');
      await eventually(count, (now) => now === 2);

      expect((await shopCommand(['enquiries'])).output).toBe('There are no enquiries yet.\n');
      await fetch(`${api.address}/api/auth/contact/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Asha Verma',
          email: 'asha@example.com',
          phone: '+91 98000 00000',
          message: 'Do you have this bag in tan?',
        }),
      });
      const { output } = await shopCommand(['enquiries', '--limit', '5']);
      expect(output).toMatch(/^Enquiry 1, .+, Asha Verma\nasha@example\.com/);
      expect(output).toContain('    Do you have this bag in tan?');
    } finally {
      expect(await stop(api.child)).toBe(0);
    }
    expect(await readdir(env.DATA_DIR ?? '')).not.toContain('db.lock');
  });

  it('has its products after a restart, and after being killed; says what they lack', async () => {
    const api = await startApi();
    api.child.kill('SIGKILL');
    await once(api.child, 'exit');
    const again = await startApi();
    expect(await (await fetch(`${again.address}/api/auth/products/`)).json()).toHaveLength(2);
    expect(again.output).toMatch(/^Products without a country of origin, .+: 2\. /m);
    expect(await stop(again.child)).toBe(0);
  });

  it('does not open a real shop without a secret of its own', async () => {
    const settings = { NODE_ENV: 'production', SECRET_KEY: '' };
    const { code, output } = await run(['src/server.ts'], settings);
    expect(code).toBe(1);
    expect(output).toMatch(/^SECRET_KEY is not set\./);
  });

  const server = process.env.TEST_DATABASE_URL;
  const closed: [what: string, url: string, why: string][] = [
    ['no server listens', 'postgres://shop:geheim@127.0.0.1:1/shop', 'connect ECONNREFUSED'],
  ];
  if (server)
    closed.push(['there is no such database', new URL('/nope', server).href, '"nope" does not']);
  it.each(closed)(
    'says in one sentence that %s at DATABASE_URL',
    async (_what, DATABASE_URL, why) => {
      const settings = { DATABASE_URL, SECRET_KEY: 'f3b1c2a4d5e6978812345678deadbeef' };
      const { code, output } = await run(['src/server.ts'], settings);
      expect(code).toBe(1);
      expect(output).toMatch(/^The database of DATABASE_URL does not open: .+\.\n$/);
      expect(output).toContain(why);
      expect(output).not.toContain('geheim');
    },
  );

  const refused: [what: string, option: string, why: string][] = [
    ['belongs to another user', 'role=pg_monitor', 'permission denied for schema public'],
    ['takes no writes', 'default_transaction_read_only=on', 'in a read-only transaction'],
  ];
  if (server)
    it.each(refused)(
      'says in one sentence that the database %s, as does the shop command',
      async (_what, option, why) => {
        const other = await createTestDatabase();
        const url = new URL(other?.url ?? '');
        url.search = `options=-c%20${encodeURIComponent(option)}`;
        const settings = {
          DATABASE_URL: url.href,
          SECRET_KEY: 'f3b1c2a4d5e6978812345678deadbeef',
        };
        try {
          await runStatement(other?.url ?? '', 'revoke create on schema public from public');
          for (const program of [['src/server.ts'], ['src/cli.ts', 'migrate']]) {
            const { code, output } = await run(program, settings);
            expect(output).toMatch(/^The database of DATABASE_URL does not open: .+\.\n$/);
            expect(output).toContain(why);
            expect(code).toBe(1);
          }
        } finally {
          await other?.drop();
        }
      },
    );

  if (server)
    it('says in one sentence that the database does not hold UTF-8, and how to make one', async () => {
      const ascii = await createTestDatabase('template0', "encoding 'SQL_ASCII' locale 'C'");
      const settings = {
        DATABASE_URL: ascii?.url,
        SECRET_KEY: 'f3b1c2a4d5e6978812345678deadbeef',
      };
      try {
        const { code, output } = await run(['src/server.ts'], settings);
        expect(output).toBe(
          'The encoding of the database of DATABASE_URL is SQL_ASCII, and the shop needs UTF8: ' +
            'createdb --owner shop --encoding UTF8 --locale C.UTF-8 --template template0 shop\n',
        );
        expect(code).toBe(1);
        // One with a shop opens as before.
        await runStatement(ascii?.url ?? '', 'create table products ()');
        const { output: warned } = await run(['src/server.ts'], settings);
        expect(warned).toContain(`${output}The shop opens; searches of the desk fail.\n`);
      } finally {
        await ascii?.drop();
      }
    });

  describe('while it runs', () => {
    let api: Awaited<ReturnType<typeof startApi>>;
    beforeAll(async () => {
      api = await startApi();
    });
    afterAll(async () => {
      expect(await stop(api.child)).toBe(0);
    });

    it('takes posts, and does what the shopkeeper says with comments', async () => {
      const posts = join(folder.path, 'posts');
      await mkdir(posts);
      const post = '---\ntitle: Monsoon\ndate: 2026-07-01\n---\nDry it **slowly**.';
      await writeFile(join(posts, 'monsoon.md'), post);
      const comment = 'monsoon: [{name: Neha, date: 2026-07-03, text: "Worked\\e[2J!"}]';
      await writeFile(join(posts, 'comments.yaml'), comment);
      expect((await shopCommand(['import', posts])).output).toBe(
        'Posts: 1 added, 0 changed, 0 unchanged\nComments: 1 added, 0 changed, 0 unchanged\n',
      );
      expect((await shopCommand(['comments', 'list'])).output).toMatch(
        /^Comment 1, .+, Neha\nunder monsoon, shown\n {4}Worked\[2J!/,
      );
      expect((await shopCommand(['comments', 'remove', '1'])).output).toBe('Comment 1 removed.\n');
      expect(await (await fetch(`${api.address}/api/auth/comments/`)).json()).toEqual([]);
    });

    it('gives an account the role of staff, and takes it away', async () => {
      const email = 'owner@example.com';
      expect((await shopCommand(['staff', 'list'])).output).toMatch(/^No account may use the desk/);
      expect(await shopCommand(['staff', 'add', email])).toEqual({
        code: 1,
        output: expect.stringContaining(`Nothing was changed: ${email} has no account.`),
      });
      await fetch(`${api.address}/api/auth/register/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Abc12!', password2: 'Abc12!' }),
      });
      expect((await shopCommand(['staff', 'add', 'Owner@Example.com'])).output).toMatch(
        /may use the desk now/,
      );
      expect((await shopCommand(['staff', 'list'])).output).toBe(`${email}\n`);
      expect((await shopCommand(['staff', 'remove', email])).output).toMatch(/can no longer/);
      expect((await shopCommand(['staff', 'list'])).output).toMatch(/^No account/);
      expect((await shopCommand(['staff', 'promote', email])).code).toBe(1);
    });

    it('refuses to open an embedded database that is open already', async () => {
      if (database) return expect(database.url).toMatch(/^postgres/);
      const second = await run(['src/server.ts']);
      expect(second.code).toBe(1);
      expect(second.output).toContain(`is in use by process ${api.child.pid}`);
    });

    it('reports faults of an import and exits with an error', async () => {
      const { products } = await writeShopFiles(join(folder.path, 'files'), {
        products: [bag({ slug: 'bad slug!', price: 'free' })],
      });
      const { code, output } = await shopCommand(['import', products]);
      expect(code).toBe(1);
      expect(output).toMatch(/products\.csv, row 2, column slug: .+, as in [a-z-]+\n/);
      expect(output).toContain('products.csv, row 2, column price');
      expect(output).toContain('Nothing was imported: 2 problems.');
    });

    it('knows a file of categories by its columns, and by its name where they may be those of products', async () => {
      const take = async (name: string, text: string, ...before: string[]) => {
        const file = join(folder.path, name);
        await writeFile(file, text);
        return (await shopCommand(['import', ...before, file, '--dry-run'])).output;
      };
      const added = 'Categories: 1 added, 0 changed, 0 unchanged';
      expect(await take('groups.csv', 'Slug,Title,Image\nbelts,Belts,\n')).toContain(added);
      expect(await take('groups.json', '[{"title":"Belts"}]')).toContain(added);
      const both = 'slug,title\nbelts,Belts\n';
      expect(await take('Categories.csv', both)).toContain(added);
      expect(await take('groups.csv', both, '--categories')).toContain(added);
      expect(await take('groups.csv', both)).toContain(
        'groups.csv: is read as products; a file of categories is called categories.csv, ' +
          'has a column image, or follows --categories\n' +
          'groups.csv, row 1, column price: is missing; a new product needs it\n',
      );
    });

    it('sets, exports, and takes the last import back', async () => {
      const set = await shopCommand(['set', 'a', 'price=1,250', 'stock=0']);
      expect(set.output).toBe(
        'product a: changed\n  price: 1999.00 -> 1250.00\n  quantity: 3 -> 0\n',
      );
      const wrong = await shopCommand(['set', 'a', 'prise=1']);
      expect(wrong).toEqual({
        code: 1,
        output: "'prise' is not a field of products; did you mean price?\n",
      });
      expect((await shopCommand(['set', 'a', 'stok=1'])).output).toBe(
        "'stok' is not a field of products; did you mean stock?\n",
      );
      const out = join(folder.path, 'exported');
      const written = await shopCommand(['export', out]);
      expect(written.output).toMatch(/^products: 2\n[\s\S]*\nWritten to .+ keep it safe\.\n$/);
      expect((await shopCommand(['import', out])).output).toContain(
        'Products: 0 added, 0 changed, 2 unchanged',
      );
      const again = await shopCommand(['export', out]);
      expect(again.output).toBe(`${out} is not empty: nothing was written. Name another folder.\n`);
      expect((await shopCommand(['import', '--undo'])).output).toMatch(
        /^product a: as before\nThe import of .+: 1 taken back, 0 not\n$/,
      );
      const reply = await fetch(`${api.address}/api/auth/products/a/`);
      expect(await reply.json()).toMatchObject({ price: '1999.00', quantity: 3 });
      expect((await shopCommand(['import', '--undo', out])).code).toBe(1);
    });

    it('explains itself', async () => {
      expect((await shopCommand(['--help'])).output).toContain('import <products>');
      const unknown = await shopCommand(['sell']);
      expect(unknown.code).toBe(1);
      expect(unknown.output).toContain("There is no command 'sell'.");
      const inherited = await shopCommand(['constructor']);
      expect(inherited.output).toContain("There is no command 'constructor'.");
      expect((await shopCommand(['orders'])).output).toBe('There are no orders yet.\n');
      expect((await shopCommand(['orders', '--status', 'sold'])).output).toContain(
        "'sold' is not a status: there are new, confirmed, paid, sent, done, cancelled.",
      );
      const many = await shopCommand(['enquiries', '--limit', 'all']);
      expect(many.output).toContain('a whole number from 1 to 1000');
    });
  });

  it('keeps the secret that it made from other users', async () => {
    if (database) return expect(await readdir(env.DATA_DIR ?? '')).not.toContain('secret-key');
    const { mode } = await stat(join(env.DATA_DIR ?? '', 'secret-key'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('invents a shop that can be imported', async () => {
    const out = join(folder.path, 'invented');
    const nowhere = await shopCommand(['generate', '40', '--out', join(__filename, 'shop')]);
    expect(nowhere).toEqual({
      code: 1,
      output: `ENOTDIR: not a directory, mkdir '${join(__filename, 'shop')}'\n`,
    });
    const made = await shopCommand(['generate', '40', '--out', out]);
    expect(made.output).toContain('40 products');
    const { output } = await shopCommand(['import', join(out, 'products.csv'), '--remove-missing']);
    expect(output).toContain('Products: 40 added, 0 changed, 0 unchanged, 2 removed');
  });

  async function startApi() {
    const child = launchHere(['src/server.ts']);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
    });
    return { child, address: await addressOf(child), output };
  }

  const shopCommand = (args: readonly string[]) => run(['src/cli.ts', ...args]);

  async function run(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
    const child = launchHere(args, settings);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  function launchHere(command: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = launch(command, { ...env, ...settings });
    launched.add(child);
    child.once('exit', () => launched.delete(child));
    return child;
  }
});
