import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../start/ports.mjs';
import { root } from '../start/root.mjs';
import { findProgram } from '../testing/find-program.mjs';
import { findPostgres } from '../testing/postgres-programs.mjs';

const programs = findPostgres();
// The reason stands in the name of what was skipped.
const missing = !programs
  ? 'PostgreSQL'
  : ['pgbackrest', 'psql'].find((name) => !findProgram(name));

/** PostgreSQL does not run as root; Debian's package makes this user. */
function unprivileged() {
  if (process.getuid() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

// In ms, for a machine that is busy: it takes 3 s of CPU.
jest.setTimeout(120_000);

(missing ? describe.skip : describe)(
  `a database whose folder is gone${missing ? `: needs ${missing}` : ''}`,
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-restore-'));
    const inFolder = (name) => path.join(folder, name);
    const owner = missing ? {} : unprivileged();
    const options = {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', PGBACKREST_CONFIG: inFolder('pgbackrest.conf') },
      encoding: 'utf8',
      ...owner,
    };
    const run = (program, ...args) => {
      const { status, stdout, stderr, error } = spawnSync(program, args, options);
      if (status !== 0)
        throw new Error(`${program} ${args.join(' ')}: ${error ?? stdout + stderr}`);
      return stdout.trim();
    };
    const backrest = (...args) => run('pgbackrest', '--stanza=shop', ...args);
    const from = (file) => readFileSync(path.join(root, 'docs/deploy/postgresql', file), 'utf8');
    let server;
    const start = () =>
      new Promise((resolve, reject) => {
        server = spawn(path.join(programs, 'postgres'), ['-D', inFolder('main')], {
          ...options,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        let log = '';
        server.stderr.setEncoding('utf8').on('data', (text) => {
          log += text;
          if (/ready to accept connections/.test(log)) resolve();
        });
        server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
      });
    const ended = (signal) =>
      new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill(signal);
      });
    const sql = (text) => run('psql', '-h', folder, '-U', 'postgres', '-qAtX', '-c', text);

    afterAll(async () => {
      if (server?.exitCode === null && server.signalCode === null) await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    });

    it('comes back from what pgbackrest archived, with the settings of docs/deploy', async () => {
      for (const name of ['repo', 'lock']) mkdirSync(inFolder(name));
      if (owner.uid) {
        for (const name of ['', 'repo', 'lock']) chownSync(inFolder(name), owner.uid, owner.gid);
      }
      const port = await freePort();
      const own = `lock-path=${inFolder('lock')}\nrepo1-path=${inFolder('repo')}`;
      const place = `pg1-path=${inFolder('main')}\npg1-socket-path=${folder}\npg1-port=${port}`;
      const given = from('pgbackrest.conf');
      writeFileSync(
        inFolder('pgbackrest.conf'),
        given.replace(/^repo1-path=.+$/m, own).replace(/^pg1-path=.+$/m, place),
      );
      run(
        path.join(programs, 'initdb'),
        '-D',
        inFolder('main'),
        '-A',
        'trust',
        '-U',
        'postgres',
        '--no-sync',
      );
      const archive = from('archive.conf');
      // At most a minute may be lost: this, and the time that archiving takes.
      expect(Number(/^archive_timeout = (\d+)$/m.exec(archive)[1])).toBeLessThanOrEqual(45);
      const settings = [
        archive.replace(/^archive_timeout = .+$/m, 'archive_timeout = 1'),
        `port = ${port}\nlisten_addresses = ''\nunix_socket_directories = '${folder}'\nfsync = off\n`,
      ];
      appendFileSync(path.join(inFolder('main'), 'postgresql.conf'), settings.join('\n'));
      options.env.PGPORT = String(port);
      await start();
      backrest('stanza-create');
      sql('create table orders (id bigserial, at timestamptz default clock_timestamp())');
      sql('insert into orders select from generate_series(1, 1000)');
      backrest('backup');

      // After the backup, and in the archive.
      sql('insert into orders select from generate_series(1, 500)');
      const segment = sql('select pg_walfile_name(pg_current_wal_lsn())');
      const isArchived = () => sql('select last_archived_wal from pg_stat_archiver') >= segment;
      for (let tries = 0; tries < 100 && !isArchived(); tries++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      sql('insert into orders select from generate_series(1, 10)');

      await ended('SIGKILL');
      rmSync(inFolder('main'), { recursive: true });
      backrest('restore');
      await start();
      const count = Number(sql('select count(*) from orders'));
      expect(count).toBeGreaterThanOrEqual(1500);
      sql('insert into orders default values');
      expect(Number(sql('select count(*) from orders'))).toBe(count + 1);
      await ended('SIGINT');
    });
  },
);
