import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  missing as noServer,
  type OwnPostgres,
  openOwnPostgres,
} from '../../commands/testing/own-postgres';
import { openSharedStore } from '../../release-store/open-shared-store';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { contractOf, publishVersion } from '../testing/store-world';
import { FolderStore } from './folder-store';

const programs = ['psql', 'pg_dump'];
const absent = programs.find((name) => spawnSync(name, ['--version']).status !== 0);
const missing = noServer ?? (absent ? `${absent} is not installed` : undefined);
const by = 'Asha';

(missing ? describe.skip : describe)(
  `a role that may not ask which server it is on${missing ? `: ${missing}` : ''}`,
  () => {
    let server: OwnPostgres;
    let folder: string;
    beforeAll(async () => {
      server = await openOwnPostgres();
      folder = await mkdtemp(path.join(os.tmpdir(), 'roles of a store '));
      run('psql', [server.url], 'create role shop login');
      for (const name of ['shop', 'restored']) {
        run('psql', [server.url], `create database ${name} owner shop`);
        const url = server.url.replace(/[^/]*$/, name);
        run('psql', [url], 'revoke execute on function pg_control_system() from public');
      }
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const run = (name: string, args: string[], input = ''): string => {
      const strict = name === 'psql' ? ['-v', 'ON_ERROR_STOP=1', '-q'] : [];
      const { stdout, stderr } = spawnSync(name, [...strict, ...args], {
        ...{ input, encoding: 'utf8' },
      });
      expect(stderr).toBe('');
      return stdout;
    };
    const urlOf = (database: string) =>
      server.url.replace('postgres@', 'shop@').replace(/[^/]*$/, database);
    /** A machine on that database; the files of versions are in one folder. */
    const open = (database: string) => {
      const copy = path.join(folder, database);
      const env = { DATABASE_URL: urlOf(database) };
      return new FolderStore(copy, openSharedStore(path.join(folder, 'objects'), copy, env));
    };
    const keepOne = { keep: 1, dryRun: false, by };

    it('publishes and prunes; a dump of its database, restored elsewhere, removes nothing', async () => {
      const store = open('shop');
      for (const version of ['1.0.0', '2.0.0']) {
        await publishVersion(store, contractOf('host', version));
        await promote(store, { versions: { host: version }, by }, async () => {});
      }
      run(
        'psql',
        [urlOf('restored')],
        run('pg_dump', ['--no-owner', '--no-privileges', urlOf('shop')]),
      );
      const restored = open('restored');
      await restored.shared?.pull();
      expect(restored.hasVersion('host', '1.0.0')).toBe(true);
      await expect(prune(restored, keepOne)).rejects.toThrow(/belongs to another database/);
      await prune(store, keepOne);
      expect(await store.setIds()).toHaveLength(1);
      await expect(open('shop').shared?.claim({ removes: true })).resolves.toBeUndefined();
    }, 60_000);
  },
);
