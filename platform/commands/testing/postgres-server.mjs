import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../start/ports.mjs';

/** For a database that is thrown away: nothing is worth waiting for the disk. */
const fastUnsafe = ['fsync=off', 'full_page_writes=off'];
/** A server that is not ready after this time will not be, in ms. */
const startTimeoutMs = 60_000;

/** @typedef {{ url: string, end: (signal: NodeJS.Signals) => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }} Postgres */

/**
 * Starts a throw-away PostgreSQL on a free port of loopback, in a temporary folder.
 * @param {string} programs folder of `initdb` and `postgres`
 * @param {{ losesNothing?: boolean }} [options] `losesNothing`: a write that it acknowledged is there
 * after its processes were killed
 * @returns {Promise<Postgres>} `end` sends it a signal (SIGINT is its fast shutdown, SIGQUIT the
 * immediate one) and waits for its end, `start` starts it again, `stop` ends it and removes its data
 */
export async function startPostgres(programs, { losesNothing = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...owner };
  const data = path.join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });

  try {
    run(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', ...created], options);
    const port = await freePort();
    const settings = [
      ...fastUnsafe,
      `synchronous_commit=${losesNothing ? 'on' : 'off'}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
    let server;
    const start = async () => {
      server = spawn(path.join(programs, 'postgres'), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      });
      await ready(server);
    };
    await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      end: (signal) => ended(server, signal),
      start,
      async stop() {
        await ended(server, 'SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

const created = ['-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];

function run(program, args, options) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    timeout: startTimeoutMs,
  });
  if (status !== 0) throw new Error(`${program} failed: ${error ?? ''}${stdout}${stderr}`);
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name));
  const [, , uid, gid] = user.find(Boolean) ?? [];
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no user "nobody"');
  return { uid: Number(uid), gid: Number(gid) };
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => {
      server.kill('SIGQUIT');
      reject(new Error(`PostgreSQL was not ready after ${startTimeoutMs} ms:\n${log}`));
    }, startTimeoutMs);
    const settle = (act) => (value) => {
      clearTimeout(timer);
      act(value);
    };
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (log.length < 20_000) log += text;
      if (/ready to accept connections/.test(log)) settle(resolve)();
    });
    server.once('error', settle(reject));
    server.once('exit', (code) =>
      settle(reject)(new Error(`PostgreSQL ended with ${code}:\n${log}`)),
    );
  });
}

/** SIGQUIT ends what does not listen. */
function ended(server, signal) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    const timer = setTimeout(() => server.kill('SIGQUIT'), 10_000);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill(signal);
  });
}
