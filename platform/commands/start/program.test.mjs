import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from './run.mjs';

describe('a TypeScript program', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-program-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes the files, and runs `main.ts` with the arguments. */
  const run = (files, ...args) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return spawnSync(process.execPath, [program, 'main.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  };

  it('is given its arguments, and finds what is next to its source', () => {
    const { stdout, stderr } = run(
      {
        'main.ts': "import { near } from './near';\nconsole.log(process.argv[2], near);",
        'near.ts': "export const near: string = new URL('x.txt', import.meta.url).pathname;",
      },
      'hello',
    );
    expect({ stdout, stderr }).toEqual({
      stdout: `hello ${path.join(folder, 'x.txt')}\n`,
      stderr: '',
    });
  });

  it('uses scripts that find what is next to them', () => {
    mkdirSync(path.join(folder, 'lib'));
    const { stdout, stderr } = run({
      'main.ts': "import { place } from './lib/place.cjs';\nconsole.log(place);",
      'lib/place.cjs': 'exports.place = __dirname;',
    });
    expect({ stdout, stderr }).toEqual({ stdout: `${path.join(folder, 'lib')}\n`, stderr: '' });
  });

  it('has no process of the compiler while it runs', () => {
    const { stdout } = run({ 'main.ts': 'console.log(process.getActiveResourcesInfo().join());' });
    expect(stdout).not.toContain('Process');
  });

  it.each([
    ['', 143],
    ["process.once('SIGTERM', () => process.exit(7));", 7],
  ])('is ended by SIGTERM, also as process 1: %j', (listens, expected) => {
    const text = `${listens} setInterval(() => {}, 1_000); process.kill(process.pid, 'SIGTERM');`;
    const { status, signal } = run({ 'main.ts': text });
    expect({ status, signal }).toEqual({ status: expected, signal: null });
  });

  it('that throws says on which line of its source', () => {
    const { stderr, status } = run({ 'main.ts': "interface A {\n}\nthrow new Error('broken');" });
    expect(stderr).toMatch(/broken[\s\S]*main\.ts:3:/);
    expect(status).toBe(1);
  });

  it('that does not compile says where', () => {
    const { stderr, status } = run({ 'main.ts': 'const a = ;' });
    expect(stderr).toMatch(/main\.ts:1:10: ERROR: Unexpected ";"/);
    expect(status).toBe(1);
  });
});
