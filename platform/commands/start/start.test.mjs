import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

describe.each(['start', 'serve'])(
  'npm run %s with a mistake in what the shopkeeper wrote',
  (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-start-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    const start = (settings, ...args) =>
      spawnSync(process.execPath, [path.join(__dirname, `../${name}.mjs`), ...args], {
        env: {
          PATH: process.env.PATH,
          SKIP_INSTALL: '1',
          DATA_DIR: path.join(folder, 'data'),
          ...settings,
        },
        encoding: 'utf8',
      });
    it('names an option, which it would leave unread', () => {
      const { status, stdout, stderr } = start({}, '--help');
      expect(stderr).toContain('"--help" is not read: settings are variables, such as PORT=8080');
      expect(stdout).toBe('');
      expect(status).toBe(1);
    });
    const configured = (text) => {
      const file = path.join(folder, 'shop.json');
      writeFileSync(file, text);
      return { SHOP_CONFIG: file };
    };

    it.each([
      ['a setting that does not exist', configured('{"nmae":"My Shop"}'), 'no setting "nmae"'],
      ['an address that is none', { SITE_URL: 'myshop' }, 'SITE_URL is an address like'],
    ])('names %s before anything is built or opened', (_what, settings, message) => {
      const { status, stdout, stderr } = start(settings);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('    at ');
      expect(stdout).not.toMatch(/building|is live/);
      expect(status).toBe(1);
    });
  },
);

it('npm run build builds nothing where it has no use for a word', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../build.mjs'), 'catalog'],
    {
      env: { PATH: process.env.PATH, SKIP_INSTALL: '1', DATA_DIR: '/dev/null/none' },
      encoding: 'utf8',
    },
  );
  expect(stdout).toContain('no use for "catalog"; nothing was done');
  expect(status).toBe(1);
}, 30_000);

it('npm run serve with an empty PORT finds out that the default port is taken', async () => {
  const other = createServer();
  // Where a program of this machine has it already, it is taken too.
  await new Promise((next) => {
    other.once('error', next).listen(3000, '127.0.0.1', next);
  });
  try {
    const { PATH } = process.env;
    const file = path.join(__dirname, '../serve.mjs');
    const child = spawn(process.execPath, [file], {
      env: { PATH, PORT: '', API_URL: 'http://[::1]:1', DATA_DIR: '/dev/null/none' },
    });
    const said = await text(child.stderr);
    expect(said).toMatch(/port 3000|localhost:3000 already/);
  } finally {
    other.close();
  }
}, 30_000);

// npm passes SIGTERM to the shell of the script, which ends and does not pass it on.
it('npm start ends with all that it has started when npm is ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-npm-'));
  mkdirSync(path.join(folder, 'store/incoming'), { recursive: true });
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    SKIP_INSTALL: '1',
    DATA_DIR: folder,
    PORT: '0',
    API_URL: 'http://[::1]:1',
  };
  // A group of its own: its remaining processes are found by it.
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isLeft = () => {
    try {
      return process.kill(-npm.pid, 0);
    } catch {
      return false;
    }
  };
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      if (line.includes('building what changed')) break;
    }
    const drafts = () => readdirSync(path.join(folder, 'store/incoming'));
    while (!drafts().some((name) => name.endsWith('.dist'))) await pause(100);
    process.kill(npm.pid, 'SIGTERM');
    const end = performance.now() + 20_000;
    while (isLeft() && performance.now() < end) await pause(100);
    expect(isLeft()).toBe(false);
  } finally {
    if (isLeft()) process.kill(-npm.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
