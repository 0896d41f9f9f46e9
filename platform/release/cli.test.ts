import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './apps';
import { runCommand } from './commands/commands';
import { readCommandLine } from './commands/options';
import { promote } from './operations/promote';
import type { FolderStore } from './store/folder-store';
import {
  contractOf,
  newStore,
  noteFailure,
  publishVersion,
  removeStore,
} from './testing/store-world';

const program = path.join(root, 'platform/commands/start/program.mjs');

const open = async () => {};

let store: FolderStore;
beforeEach(async () => {
  process.env.npm_lifecycle_event = 'test';
  store = await newStore();
});
afterEach(() => removeStore(store));

/** `npm run release -- …`, in a process of its own. */
const release = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve, reject) => {
    const cli = path.join(root, 'platform/release/cli.ts');
    const child = spawn(process.execPath, [program, cli, ...args], {
      env: { ...process.env, STORE_DIR: store.folder, RELEASE_BY: 'Asha' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });

const publishAll = async (version: string, ...names: string[]) => {
  for (const name of names) await publishVersion(store, contractOf(name, version));
};

describe('promotes of two teams at once, in two processes', () => {
  it('are both live in the end, and both in the log', async () => {
    await publishAll('1.0.0', 'host', 'catalog', 'blog');
    const versions = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
    await promote(store, { versions, by: 'Asha' }, open);
    await publishAll('2.0.0', 'catalog', 'blog');

    const both = await Promise.all([
      release('promote', 'catalog@2.0.0', '--why', 'a typo'),
      release('promote', 'blog@2.0.0', '--by', 'Ravi'),
    ]);

    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const { said } = await release('status');
    expect(said).toMatch(/catalog +2\.0\.0 +.*Asha .*a typo/);
    expect(said).toMatch(/blog +2\.0\.0 +.*Ravi/);
    expect((await store.readChannel('live'))?.move).toBe(3);
  }, 60_000);
});

describe('the command line', () => {
  /** The same, within this process. */
  const run = async (...args: string[]): Promise<string> => {
    const said: string[] = [];
    const line = readCommandLine(args, { STORE_DIR: store.folder, RELEASE_BY: 'Asha' });
    await runCommand(line, (text) => said.push(text));
    return said.join('\n');
  };

  it.each([
    [['status'], 'nothing is live on the channel "live" yet'],
    [['promote', 'catalog'], '"catalog" names no version; write catalog@1.8.2'],
    [['promote'], 'which app? npm run release -- promote catalog@1.8.2'],
    [['promote', 'host@9.9.9'], 'host@9.9.9 was never published'],
    [['promote', 'blog@1', 'blog@2'], 'blog is named in two versions; one of them can be live'],
    [['check'], 'which app? npm run release -- check catalog@1.8.2'],
    [['check', 'host@9.9.9'], 'nothing is live on the channel "live" yet'],
    [['prune'], 'how many? npm run release -- prune --keep 10'],
    [['prune', '--keep', 'all'], '--keep is a number, not "all"'],
    [['log', '--limit', '0'], '--limit is a number of lines, at least 1'],
    [
      ['publish', 'shoes'],
      'there is no app "shoes" here; apps are host, account, blog, catalog, desk',
    ],
    [['publish', 'catalog@../x'], 'is no name of a version'],
    [['publish', 'catalog@1.0.0@2'], '"1.0.0@2" is no name of a version'],
    [['publish', 'catalog@1.0.5'], 'CHANGELOG.md does not say what 1.0.5 brings'],
    [['publish', 'catalog', 'blog'], 'publish has no use for "blog"; nothing was done'],
    [['status', 'blog'], 'status has no use for "blog"; nothing was done'],
    [['remove'], 'which app? '],
    [['remove', 'a', 'b'], 'remove has no use for "b"; nothing was done'],
    [['remove', 'a', '--channel', 'team'], 'remove is of what is live, not of the channel "team"'],
    [['withdraw'], 'which app? npm run release -- withdraw catalog@1.8.2'],
    [['withdraw', 'a@1', 'b@2'], 'withdraw has no use for "b@2"; nothing was done'],
    [['status', '--store', '/no/such/folder'], 'there is no release store at /no/such/folder'],
    [['publish', 'blog', '--store', '/no/such'], 'there is no release store at /no/such'],
    [['token'], 'token add APP …, token list, or token revoke ID'],
    [['token', 'revoke'], 'which token? npm run release -- token list'],
    [
      ['prune', '--keep', '3', '--store', 'https://shop.example'],
      'prune works on the machine that has the store, not over HTTP',
    ],
    [['status', '--store', 'https://shop.example'], 'set RELEASE_TOKEN to the token of your team'],
  ])('%j is answered in one sentence', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });

  describe('prints a link for a preview', () => {
    const promoteHost = async () => run('promote', 'host@1.0.0', '--channel', 'team');
    beforeEach(() => publishAll('1.0.0', 'host', 'catalog'));

    it('at the usual address, where no storefront was on the store', async () => {
      expect(await promoteHost()).toMatch(
        /^team: release \w{16}\nopen it at http:\/\/localhost:\d+\/_preview\/team\.\w+\.[\w-]{43}$/,
      );
    });

    it('at the address that the storefront noted', async () => {
      await writeFile(path.join(store.folder, 'site-url'), 'http://localhost:4711\n');
      expect(await promoteHost()).toContain('\nopen it at http://localhost:4711/_preview/team.');
    });

    it('at a page of the app that is promoted', async () => {
      const versions = { host: '1.0.0', catalog: '1.0.0' };
      await promote(store, { versions, by: 'Asha' }, open);
      await publishAll('2.0.0', 'catalog');
      const { preview } = JSON.parse(
        await run('promote', 'catalog@2.0.0', '--channel', 'team', '--json'),
      );
      expect(preview).toMatch(/^http:\/\/localhost:\d+\/_preview\/team\.\S+\?next=\/catalog$/);
    });
  });

  it('says which version a rollback passed over, and how to have it', async () => {
    await publishAll('1.0.0', 'host', 'catalog');
    for (const version of ['2.0.0', '3.0.0']) await publishAll(version, 'catalog');
    const steps: Record<string, string>[] = [
      { host: '1.0.0', catalog: '1.0.0' },
      { catalog: '2.0.0' },
      { catalog: '3.0.0' },
    ];
    for (const versions of steps) await promote(store, { versions, by: 'Asha' }, open);
    await noteFailure(store, 'catalog@2.0.0', { at: new Date().toISOString(), kind: 'draw' });
    const said = await run('rollback', 'catalog');
    expect(said).toMatch(
      /^passed over: catalog@2\.0\.0 failed visitors, the last time on .* UTC; /,
    );
    expect(said).toContain('npm run release -- rollback catalog --to 2.0.0\nlive: release ');
    expect(said).toMatch(/, with host@1\.0\.0, catalog@1\.0\.0$/);
  });

  it('names the command as it is called in this place', async () => {
    const { said } = await release('help');
    expect(said).toMatch(/^npm run release -- COMMAND/);
    process.env.npm_lifecycle_event = 'npx';
    expect((await release('help')).said).toMatch(/^npx federated-site release COMMAND/);
  }, 30_000);

  it('rolls several apps back in one move, and says what is live', async () => {
    await publishAll('1.0.0', 'host', 'catalog', 'blog');
    await publishAll('2.0.0', 'catalog', 'blog');
    const versions = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
    const steps: Record<string, string>[] = [versions, { catalog: '2.0.0' }, { blog: '2.0.0' }];
    for (const next of steps) {
      await promote(store, { versions: next, by: 'Asha' }, open);
    }
    expect(JSON.parse(await run('rollback', 'blog', 'catalog', '--json'))).toEqual({
      release: expect.stringMatching(/^\w{16}$/),
      parts: versions,
    });
    expect(JSON.parse(await run('log', '--json'))[0]).toMatchObject({ action: 'rollback' });
    expect(JSON.parse(await run('status', '--json'))).toMatchObject({ channel: 'live' });
  });

  it('shows what a prune would remove, and removes it with --yes', async () => {
    await publishAll('1.0.0', 'host', 'catalog');
    await publishAll('2.0.0', 'catalog');
    await promote(store, { versions: { host: '1.0.0', catalog: '1.0.0' }, by: 'Asha' }, open);
    await promote(store, { versions: { catalog: '2.0.0' }, by: 'Asha' }, open);
    expect(await run('prune', '--keep', '1')).toMatch(
      /^would remove:\n {2}catalog@1\.0\.0\n {2}release \w{16}\nwith --yes it does$/,
    );
    expect(await run('prune', '--keep', '1', '--yes')).toMatch(/^removed:\n {2}catalog@1\.0\.0/);
    expect(await run('prune', '--keep', '1')).toBe('everything is needed');
  });

  it('makes, lists and revokes tokens; the token is shown once', async () => {
    const said = await run('token', 'add', 'catalog', '--team', 'catalogue team');
    const [, id = '', secret = ''] = /^release_([0-9a-f]{12})_([\w-]{43})\n/.exec(said) ?? [];
    const list = await run('token', 'list');
    expect(list).toContain(`${id}  catalogue team  catalog`);
    expect(list).not.toContain(secret);
    expect(await run('token', 'revoke', id)).toBe(`revoked ${id}`);
  });

  it('makes tokens for apps that do not exist yet, and says so', async () => {
    await publishAll('1.0.0', 'team-a');
    const said = await run('token', 'add', 'reviews', 'team-*');
    expect(said).toContain('Nothing was published yet as reviews: the team makes it.');
    expect(said).toContain('team-* takes in team-a.');
    expect(await run('token', 'list')).toContain('reviews, team-*');
  });

  it('lists its commands for a name that is none', async () => {
    const { code, said } = await release('deploy');
    expect(code).toBe(2);
    expect(said).toMatch(/^There is no command "deploy"\..*rollback \[APP …\]/s);
  }, 30_000);
});
