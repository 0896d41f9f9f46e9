import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '../src/start-api';
import { addPerson, password } from './world/people';
import { scratchFolder } from './world/scratch-folder';
import { bag } from './world/shop-files';
import { createTestDatabase } from './world/test-database';
import { openTestShop } from './world/test-shop';

jest.setTimeout(120_000);

const script = resolve(__dirname, '../../docs/deploy/backup');
const run = promisify(execFile);

const { findProgram } = require('../../platform/commands/testing/find-program.mjs') as {
  findProgram: (name: string) => string | undefined;
};

// The reason stands in the name of what was skipped.
const missing = !process.env.TEST_DATABASE_URL
  ? 'needs PostgreSQL'
  : ['pg_dump', 'pg_restore', 'tar'].find((name) => !findProgram(name));

(missing ? describe.skip : describe)(
  `The backup of docs/deploy${missing ? `: ${missing}` : ''}`,
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

        const backups = join(shop.folder, 'backups');
        const old = join(backups, '2020-01-01-0230');
        await mkdir(old, { recursive: true });
        await utimes(old, 0, 0);
        const { stdout } = await run('sh', [script, backups], {
          cwd: app,
          env: { ...process.env, DATABASE_URL: shop.databaseUrl },
        });
        const made = stdout.trim();
        expect((await readdir(backups)).map((name) => join(backups, name))).toEqual([made]);

        // As in docs/deploy/one-machine.md, "Restore".
        const dump = join(made, 'database.dump');
        await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${empty.url}`, dump]);
        await run('tar', ['-xzf', join(made, 'files.tar.gz')], { cwd: elsewhere.path });

        expect(await readFile(join(elsewhere.path, 'shop.env'), 'utf8')).toBe('SECRET_KEY=kept\n');
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
