import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '../src/start-api';
import { addPerson, password } from './world/people';
import { scratchFolder } from './world/scratch-folder';
import { bag } from './world/shop-files';
import { createTestDatabase } from './world/test-database';
import { openTestShop } from './world/test-shop';

jest.setTimeout(120_000);

const script = (name: string) => resolve(__dirname, '../../docs/deploy', name);
const run = promisify(execFile);

const { findProgram } = require('../../platform/commands/testing/find-program.mjs') as {
  findProgram: (name: string) => string | undefined;
};

// The reason stands in the name of what was skipped.
const missing = !process.env.TEST_DATABASE_URL
  ? 'PostgreSQL'
  : ['pg_dump', 'pg_restore', 'tar'].find((name) => !findProgram(name));

(missing ? describe.skip : describe)(
  `The nightly backup${missing ? `: needs ${missing}` : ''}`,
  () => {
    it('is made while the shop is open, and restores products, pictures, people and settings elsewhere', async () => {
      const shop = await openTestShop();
      const elsewhere = await scratchFolder();
      const empty = await createTestDatabase();
      if (!shop.databaseUrl || !empty) throw new Error('there is no PostgreSQL');
      try {
        await shop.stock({ products: [bag({ images: 'a.jpg' })], pictures: ['a.jpg'] });
        const { email } = await addPerson(shop.db);
        const app = join(shop.folder, 'app');
        await mkdir(app);
        await writeFile(join(shop.folder, 'shop.env'), 'SECRET_KEY=kept\n');
        await writeFile(join(shop.folder, 'shop.json'), '{}');

        await mkdir(join(shop.dataDir, 'media', '.incoming-half'));

        const backups = join(shop.folder, 'backups');
        const old = join(backups, '2020-01-01-0230');
        await mkdir(old, { recursive: true });
        await utimes(old, 0, 0);
        const backUp = (path = process.env.PATH) =>
          run('sh', [script('backup'), backups], {
            cwd: app,
            env: { ...process.env, DATABASE_URL: shop.databaseUrl, PATH: path },
          });
        const made = (await backUp()).stdout.trim();
        expect((await readdir(backups)).map((name) => join(backups, name))).toEqual([made]);
        expect(basename(made)).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);

        // Another one in the same second is refused, and leaves the first as it is.
        const programs = join(shop.folder, 'programs');
        await mkdir(programs);
        const clock = `#!/bin/sh\necho ${basename(made)}\n`;
        await writeFile(join(programs, 'date'), clock, { mode: 0o755 });
        await expect(backUp(`${programs}:${process.env.PATH}`)).rejects.toMatchObject({
          code: 1,
          stderr: expect.stringContaining(`${made} exists`),
        });
        expect((await readdir(made)).sort()).toEqual(['database.dump', 'files.tar.gz']);
        expect(await readdir(backups)).toEqual([basename(made)]);

        // One that fails, as on a disk that it has filled, gives its room back.
        await writeFile(join(programs, 'date'), '#!/bin/sh\necho 2026-11-26-023000\n', {
          mode: 0o755,
        });
        await writeFile(join(programs, 'tar'), '#!/bin/sh\nexit 2\n', { mode: 0o755 });
        await expect(backUp(`${programs}:${process.env.PATH}`)).rejects.toMatchObject({ code: 1 });
        expect(await readdir(backups)).toEqual([basename(made)]);

        // As in docs/deploy/backup.md, "Restore".
        const dump = join(made, 'database.dump');
        await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${empty.url}`, dump]);
        await run('tar', ['-xzf', join(made, 'files.tar.gz')], { cwd: elsewhere.path });

        expect(await readFile(join(elsewhere.path, 'shop.env'), 'utf8')).toBe('SECRET_KEY=kept\n');
        expect(await readdir(join(elsewhere.path, 'data', 'media'))).toEqual(['hash-a-jpg']);
        const restored = await startApi({
          dataDir: join(elsewhere.path, 'data'),
          databaseUrl: empty.url,
        });
        try {
          for (const path of ['/api/auth/products/tan-tote/', '/media/hash-a-jpg/640.webp']) {
            const [was, is] = await Promise.all(
              [shop.address, restored.address].map(async (address) => {
                const answer = await fetch(address + path);
                return { status: answer.status, body: await answer.text() };
              }),
            );
            expect(is).toEqual(was);
            expect(is?.status).toBe(200);
          }
          const signedIn = await fetch(`${restored.address}/api/auth/token/`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password }),
          });
          expect(signedIn.status).toBe(200);
        } finally {
          await restored.close();
        }
      } finally {
        await shop.close();
        await empty.drop();
        await elsewhere.remove();
      }
    });
  },
);

const noRsync = findProgram('rsync') ? undefined : 'rsync';

(noRsync ? describe.skip : describe)(
  `The copy of pictures and releases${noRsync ? `: needs ${noRsync}` : ''}`,
  () => {
    it('has what is new, keeps what was removed, and leaves out what is not whole', async () => {
      const folder = await scratchFolder();
      const place = (...names: string[]) => join(folder.path, ...names);
      const write = async (text: string, ...names: string[]) => {
        await mkdir(place(...names.slice(0, -1)), { recursive: true });
        await writeFile(place(...names), text);
      };
      const env = { ...process.env, DATA_DIR: place('data'), STORE_DIR: '' };
      const copy = () => run('sh', [script('copy-files'), place('copy')], { env });
      try {
        await write('a photo', 'data', 'originals', 'sha-a');
        await write('a picture', 'data', 'media', 'hash-a', '640.webp');
        await write('half', 'data', 'media', '.draft-1-here-2', '640.webp');
        await write('a note', 'data', 'encoded', 'sha-a.json');
        await write('one', 'data', 'store', 'channels', 'live.json');
        await write('half', 'data', 'store', 'channels', '.draft-1-here-2');
        await write('half', 'data', 'store', 'incoming', '.draft-1-here-2', 'part.json');
        await write('a version', 'data', 'store', 'remotes', 'blog', '1.0.0', 'part.json');
        await copy();
        await write('two', 'data', 'store', 'channels', 'live.json');
        await rm(place('data', 'store', 'remotes'), { recursive: true });
        await copy();
        const files = await readdir(place('copy'), { recursive: true, withFileTypes: true });
        const names = files
          .filter((one) => one.isFile())
          .map((one) => relative(place('copy'), join(one.parentPath, one.name)));
        expect(names.toSorted()).toEqual([
          'encoded/sha-a.json',
          'media/hash-a/640.webp',
          'originals/sha-a',
          'store/channels/live.json',
          'store/remotes/blog/1.0.0/part.json',
        ]);
        expect(await readFile(place('copy', 'store', 'channels', 'live.json'), 'utf8')).toBe('two');
      } finally {
        await folder.remove();
      }
    });
  },
);
