import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformFile, root } from './root.mjs';

/** A clone as `git` leaves it, as far as the commands read it, and an npm that installs nothing. */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'no-packages-')));
beforeAll(() => {
  for (const part of ['build', 'commands', 'dev'])
    cpSync(platformFile(part), path.join(folder, 'platform', part), { recursive: true });
  for (const file of ['package.json', 'webpack.common.js', 'docs/configuration.md'])
    cpSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "npm $1" >&2\nexit 1\n', {
    mode: 0o755,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script, args = [], settings = {}) => {
  const [, ...command] = script.split(' ');
  return spawnSync(process.execPath, [...command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}${path.delimiter}${process.env.PATH}`, ...settings },
  });
};

/** The site's commands that Node runs. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commands = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));
const args = { new: ['remote', 'reviews'], test: ['unit'] };

describe('where no packages are installed', () => {
  test.each(commands.filter(([name]) => name !== 'serve'))(
    'npm run %s installs them before it needs one',
    (name, script) => {
      const { status, stderr } = run(script, args[name]);
      expect(stderr).toMatch(/npm ci\nThe dependencies could not be installed; .*\n$/);
      expect(status).toBe(1);
    },
  );

  it.each(['serve', 'start', 'dev', 'build'])(
    'npm run %s, which is to install nothing, says what to do',
    (name) => {
      const { status, stderr } = run(scripts[name], [], { SKIP_INSTALL: '1' });
      expect(stderr).toMatch(/^The packages are not installed: run npm ci, .*\n$/m);
      expect(status).toBe(1);
    },
  );
});

describe('a checkout of one team', () => {
  const write = (file, packages) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  const workspaces = {
    '': { devDependencies: { jest: '1' } },
    'catalog-mf': { dependencies: { minisearch: '^7.0.0' } },
    'blog-mf': { dependencies: { marked: '^1.0.0' } },
  };
  const needed = {
    'node_modules/jest': { version: '1.0.0' },
    'node_modules/minisearch': { version: '7.2.0' },
  };
  const willInstall = (packages) => {
    write('package-lock.json', {
      ...workspaces,
      'node_modules/marked': { version: '1.0.0' },
      ...packages,
    });
    const script = `import('./platform/commands/start/install.mjs').then((it) => console.log(it.willInstall()))`;
    return spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' }).stdout;
  };
  beforeAll(() => {
    mkdirSync(path.join(folder, 'catalog-mf'));
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'catalog-mf/package.json'), '{}');
    write('node_modules/.package-lock.json', needed);
  });

  it('does not install again for what only the apps of others need', () => {
    expect(willInstall(needed)).toBe('false\n');
  });

  it.each([
    ['another version', { 'node_modules/minisearch': { version: '7.3.0' } }],
    [
      'one more package',
      { 'catalog-mf': { dependencies: { qr: '1' } }, 'node_modules/qr': { version: '1.0.0' } },
    ],
    [
      'one more tool',
      { '': { devDependencies: { knip: '1' } }, 'node_modules/knip': { version: '1.0.0' } },
    ],
  ])('installs %s', (_what, change) => {
    expect(willInstall({ ...needed, ...change })).toBe('true\n');
  });
});
