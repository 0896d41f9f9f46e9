import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedContract } from '../../release/accept/check-contract';
import { checkedName } from '../../release-set/names';

const platform = path.join(__dirname, '../..');
const readJson = (...file) => JSON.parse(readFileSync(path.join(...file), 'utf8'));
const bundlers = readdirSync(path.join(platform, 'create-remote/bundlers'));

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = (...args) =>
  spawnSync(process.execPath, [path.join(platform, 'create-remote/create.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('npm create federated-site-remote', () => {
  it.each(bundlers)('writes a remote for %s, under its name everywhere', (bundler) => {
    expect(create('team-a', '--bundler', bundler, '--platform', '^2.2.0')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('wrote team-a'),
    });
    const made = path.join(folder, 'team-a');
    expect(readJson(made, 'package.json').name).toBe('team-a');
    expect(readJson(made, 'contract.json')).toMatchObject({
      platform: '^2.2.0',
      paths: ['/team-a'],
      navigation: [{ path: '/team-a', label: 'Team a' }],
      embeds: ['team-a-latest'],
    });
    const files = readdirSync(made, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((one) => one.isFile())
      .map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'));
    expect(texts.filter((text) => /reviews/i.test(text))).toEqual([]);
    expect(existsSync(path.join(made, '.gitignore'))).toBe(true);
    expect(existsSync(path.join(made, '.github/workflows/release.yml'))).toBe(true);
  });

  it.each(bundlers)(
    'asks for one copy of each package that the platform has, with %s',
    (bundler) => {
      const asked = readJson(platform, 'create-remote/bundlers', bundler, 'package.json');
      const { dependencies, version } = readJson(platform, 'package.json');
      const all = { ...asked.dependencies, ...asked.devDependencies };
      expect(all['federated-site']).toBe(`^${version}`);
      // Not named, npm installs the newest one for the test library, and refuses it with this React.
      expect(all['react-dom']).toBe(all.react);
      expect(all).toMatchObject(
        Object.fromEntries(Object.entries(dependencies).filter(([name]) => name in all)),
      );
    },
  );

  it.each(['.', 'create-remote'])(
    'can be published to a registry, and so can what it asks for: %s',
    (one) => {
      // npm refuses a private package, also as a tarball.
      expect(readJson(platform, one, 'package.json')).not.toHaveProperty('private');
    },
  );

  it.each([
    [['Reviews'], '"Reviews" is not a name of a remote, such as reviews'],
    [['host'], '"host" is not a name of a remote'],
    [[], '"" is not a name of a remote'],
    [['a', 'b'], '"a b" is not a name of a remote'],
    [['a', '--bundler', 'x'], '"x" is not a bundler; there are'],
    [['a', '--platform', 'blah'], '"blah" is not a range of versions, such as ^2.2.0'],
    [['a', '--platform', ''], '"" is not a range of versions, such as ^2.2.0'],
    [['a', '--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j, and writes nothing', (args, why) => {
    expect(create(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(why) });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['constructor', 'a'.repeat(41)])('refuses %s as publish does', (name) => {
    const { status, stderr } = create(name);
    const [sentence] = stderr.split('\n');
    expect([status, sentence]).toEqual([2, expect.stringContaining(name)]);
    expect(() => checkedName('app', name)).toThrow(new Error(sentence));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes the longest name of an app, whose contract publish takes too', () => {
    const name = 'a'.repeat(40);
    expect(create(name).status).toBe(0);
    const { $schema: _, ...contract } = readJson(folder, name, 'contract.json');
    expect(() => checkedContract('it', { name, version: '1.0.0', ...contract })).not.toThrow();
  });

  it('leaves a folder alone that holds something', () => {
    create('once');
    expect(create('once')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('once is not empty'),
    });
  });
});

describe('the workflow of a created remote', () => {
  const file = path.join(platform, 'create-remote/template/.github/workflows/release.yml');
  const [before = '', step = ''] = readFileSync(file, 'utf8').split(
    "- if: github.ref == 'refs/heads/main'",
  );
  const [, script = ''] = step.split('run: |\n');

  /** Runs its last step with a command that says what `publish` is to say. @returns the commands */
  const release = (said, site = 'https://shop.example') => {
    writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
    const npx = `npx() { echo "$3" >> commands; [ "$3" != publish ] || ${said}; }\n`;
    const { status } = spawnSync('bash', ['-e', '-c', npx + script.replace(/^ {10}/gm, '')], {
      cwd: folder,
      env: { ...process.env, STORE_DIR: site, GITHUB_SHA: 'abc' },
    });
    const commands = path.join(folder, 'commands');
    return [
      status,
      ...(existsSync(commands) ? readFileSync(commands, 'utf8').trim().split('\n') : []),
    ];
  };
  const says = (answer) => `echo '${JSON.stringify(answer)}'`;

  it('shows the token to the commands that need it alone', () => {
    expect(before).not.toContain('RELEASE_TOKEN:');
    expect(step).toContain('RELEASE_TOKEN:');
  });

  it('makes a new version live', () => {
    expect(release(says({ isNew: true, isTakenBack: false }))).toEqual([0, 'publish', 'promote']);
  });

  it('leaves one alone that was published or taken back before', () => {
    expect(release(says({ isNew: false, isTakenBack: true }))).toEqual([0, 'publish']);
    rmSync(path.join(folder, 'commands'));
    expect(release(says({ isNew: false, isTakenBack: false }))).toEqual([0, 'publish']);
  });

  it('fails where nothing was published, and where no address says where to', () => {
    expect(release('false')).toEqual([1, 'publish']);
    rmSync(path.join(folder, 'commands'));
    const [status, ...commands] = release(says({ isNew: true }), '');
    expect([status !== 0, commands]).toEqual([true, []]);
  });
});
