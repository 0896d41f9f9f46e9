import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { appFolders } from '../../build/site-folder.js';
import { root } from '../start/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

describe('who is asked to review', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[*/]/.test(line))
    .map((line) => line.split(/\s+/));

  it('is known for each app, and for nothing that is not there', () => {
    for (const folder of Object.values(appFolders)) {
      const own = lines.findLast(([pattern]) => ['*', `/${folder}/`].includes(pattern));
      expect([folder, own?.[1]]).toEqual([folder, expect.stringMatching(/^@/)]);
    }
    const paths = lines.map(([pattern]) => pattern).filter((pattern) => pattern !== '*');
    expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  });
});

describe('the workflows', () => {
  const steps = readdirSync(path.join(root, '.github/workflows')).flatMap((file) =>
    [...read(`.github/workflows/${file}`).matchAll(/ run: (.+)/g)].map(([, command]) => command),
  );

  it('run .ci/run, and commands that are there', () => {
    expect(steps).toContain('.ci/run');
    const scripts = steps.flatMap((step) => step.match(/\.ci\/[\w-]+/g) ?? []);
    expect(scripts).toContain('.ci/ship');
    expect(scripts.filter((script) => !existsSync(path.join(root, script)))).toEqual([]);
    const known = Object.keys(JSON.parse(read('package.json')).scripts);
    const named = steps.flatMap((step) => step.match(/(?<=npm run )[\w:-]+/g) ?? []);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('ship every app there is, the host before what needs its platform', () => {
    const ship = read('.github/workflows/ship.yml');
    const [, id, command] = /- id: (\w+)\n +run: (.+) >> "\$GITHUB_OUTPUT"$/m.exec(ship);
    expect(ship).toContain(`names: \${{ steps.${id}.outputs.names }}`);
    expect(ship).toContain('fromJSON(needs.apps.outputs.names)');
    const output = execFileSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' });
    const shipped = JSON.parse(/^names=(.+)\n$/.exec(output)[1]);
    expect(shipped[0]).toBe('host');
    const folders = readdirSync(root).filter((name) => name === 'host' || name.endsWith('-mf'));
    expect(shipped.toSorted()).toEqual(folders.map((name) => name.replace('-mf', '')).toSorted());
  });
});

describe('the settings for Renovate', () => {
  const { packageRules } = JSON.parse(read('renovate.json'));
  const locked = JSON.parse(read('package-lock.json')).packages;
  const rules = packageRules
    .filter(({ allowedVersions }) => allowedVersions)
    .flatMap((rule) => rule.matchPackageNames.map((name) => [name, rule]));

  it.each(rules)(
    'why %s stays, and the version that is here',
    (name, { allowedVersions, ...rule }) => {
      expect(rule.description).toMatch(/\w{3}/);
      const here = Object.entries(locked).filter(([place]) =>
        place.endsWith(`node_modules/${name}`),
      );
      const versions = here.map(([, { version }]) => version);
      expect(versions.some((version) => semver.satisfies(version, allowedVersions))).toBe(true);
    },
  );
});

describe('a shop’s own settings in shop.json', () => {
  it('are no part of the repository, nor of the format check', () => {
    const ignored = spawnSync('git', ['check-ignore', 'shop.json'], { cwd: root });
    // A checkout that came without git has nothing to ignore.
    if (existsSync(path.join(root, '.git'))) expect(ignored.status).toBe(0);
    expect(JSON.parse(read('biome.json')).vcs).toMatchObject({
      enabled: true,
      useIgnoreFile: true,
    });
  });
});
