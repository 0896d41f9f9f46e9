import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billFile, billOf } from '../../build/bill.js';
import { runCommand } from '../commands/commands';
import { readCommandLine } from '../commands/options';
import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, publishVersion, removeStore } from '../testing/store-world';

let store: FolderStore;
afterEach(() => removeStore(store));

/** @param builds `browser: 'react@19.2.9'` */
async function publish(name: string, version: string, builds: Record<string, string>) {
  const libraries = Object.entries(builds).map(([build, list]) => [
    build,
    list.split(' ').map((one) => {
      const at = one.lastIndexOf('@');
      return { name: one.slice(0, at), version: one.slice(at + 1), license: 'MIT' };
    }),
  ]);
  const contract = contractOf(name, version);
  const bill = billOf(name, version, Object.fromEntries(libraries));
  await publishVersion(store, contract, { ...filesOf(contract), [billFile]: bill });
}

beforeEach(async () => {
  store = await newStore();
  await publish('host', '1.0.0', { browser: 'react@19.2.9', server: 'react@19.2.9 jsdom@26.1.0' });
  const search = 'minisearch@7.2.0';
  await publish('catalog', '1.0.0', { browser: search, server: `${search} @scope/csv@2.0.0-rc.1` });
  await publish('catalog', '2.0.0', { browser: 'minisearch@7.9.0' });
  await publishVersion(store, contractOf('blog', '1.0.0'));
  const versions = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
  await promote(store, { versions, by: 'Asha' }, async () => {});
});

async function status(...args: string[]): Promise<string> {
  const said: string[] = [];
  const line = readCommandLine(['status', ...args], { STORE_DIR: store.folder });
  await runCommand(line, (text) => said.push(text));
  return said.join('\n');
}

const silent = 'blog@1.0.0 does not state its libraries';

describe('status --with', () => {
  it.each([
    ['minisearch', 'catalog@1.0.0 has minisearch@7.2.0, in its browser and server build'],
    ['minisearch@7.2.0', 'catalog@1.0.0 has minisearch@7.2.0, in its browser and server build'],
    ['minisearch@<7.3', 'catalog@1.0.0 has minisearch@7.2.0, in its browser and server build'],
    ['@scope/csv@^2.0.0-0', 'catalog@1.0.0 has @scope/csv@2.0.0-rc.1, in its server build'],
    ['jsdom', 'host@1.0.0 has jsdom@26.1.0, in its server build'],
    ['minisearch@7.9.0', 'no live version that states its libraries has it'],
    ['search', 'no live version that states its libraries has it'],
  ])('%s: the live versions with it, and where', async (wanted, answer) => {
    expect(await status('--with', wanted)).toBe(`${answer}\n${silent}`);
  });

  it('answers programs in one line of JSON', async () => {
    expect(JSON.parse(await status('--with', 'react', '--json'))).toEqual({
      found: [
        {
          ...{ app: 'host', version: '1.0.0', library: 'react@19.2.9' },
          builds: ['browser', 'server'],
        },
      ],
      unknown: ['blog@1.0.0'],
    });
  });

  it('takes a bill of another tool, and passes over what is none', async () => {
    const brought = async (version: string, bill: string) => {
      const contract = contractOf('blog', version);
      await publishVersion(store, contract, { ...filesOf(contract), [billFile]: bill });
      await promote(store, { versions: { blog: version }, by: 'Asha' }, async () => {});
    };
    const component = { type: 'library', group: '@scope', name: 'parser', version: '4.1.0' };
    await brought('2.0.0', JSON.stringify({ bomFormat: 'CycloneDX', components: [component] }));
    expect(await status('--with', '@scope/parser@4')).toBe('blog@2.0.0 has @scope/parser@4.1.0');
    for (const [version, bill] of [
      ['3.0.0', '{ "components": "none"'],
      ['4.0.0', '{}'],
      ['5.0.0', '{ "spdxVersion": "SPDX-2.3", "packages": [] }'],
    ] as const) {
      await brought(version, bill);
      const said = await status('--with', 'react@18');
      expect(said).toContain(`blog@${version} does not state its libraries`);
    }
    const inside = { type: 'library', name: 'inner', version: '1.0.0' };
    const outer = { type: 'library', name: 'outer', components: [inside] };
    await brought('6.0.0', JSON.stringify({ bomFormat: 'CycloneDX', components: [outer] }));
    expect(await status('--with', 'inner@1')).toBe('blog@6.0.0 has inner@1.0.0');
    // Of which version it is the bill does not say.
    expect(await status('--with', 'outer@<3')).toBe('blog@6.0.0 has outer');
    const file = path.join(store.folder, 'advisories.json');
    const advised = { package: { ecosystem: 'npm', name: 'outer' }, versions: ['1.0.0'] };
    await writeFile(file, JSON.stringify({ id: 'A', affected: [advised] }));
    expect(await status('--advisories', file)).toBe('A: blog@6.0.0 has outer');
  });

  it('refuses what is no range', async () => {
    await expect(status('--with', 'react@new')).rejects.toThrow('"new" is no range of versions');
  });
});

describe('status --advisories', () => {
  const affected = (name: string, ...events: object[]) => ({
    package: { ecosystem: 'npm', name },
    ranges: [{ type: 'SEMVER', events }],
  });
  const ask = async (advisories: unknown): Promise<string[]> => {
    const file = path.join(store.folder, 'advisories.json');
    await writeFile(file, JSON.stringify(advisories));
    const lines = (await status('--advisories', file)).split('\n');
    expect(lines.pop()).toBe(silent);
    return lines;
  };
  const none = ['no live version that states its libraries has it'];

  it('names a file that cannot be read', async () => {
    await expect(status('--advisories', '/nope.json')).rejects.toThrow(
      /^the file of advisories cannot be read: .*\/nope\.json/,
    );
  });

  it('names the live versions that contain an affected package, and no others', async () => {
    const advisories = [
      { id: 'A-1', affected: [affected('minisearch', { introduced: '0' }, { fixed: '7.2.1' })] },
      // Only in a server build.
      {
        id: 'A-2',
        affected: [{ package: { ecosystem: 'npm', name: 'jsdom' }, versions: ['26.1.0'] }],
      },
      // Installed here, and in no build.
      { id: 'A-3', affected: [affected('webpack', { introduced: '0' })] },
      { id: 'A-4', affected: [affected('react', { introduced: '0' })], withdrawn: '2026-01-01' },
      {
        id: 'A-5',
        affected: [{ package: { ecosystem: 'PyPI', name: 'react' }, versions: ['19.2.9'] }],
      },
    ];
    const expected = [
      'A-1: catalog@1.0.0 has minisearch@7.2.0, in its browser and server build',
      'A-2: host@1.0.0 has jsdom@26.1.0, in its server build',
    ];
    expect(await ask(advisories)).toEqual(expected);
    expect(await ask({ vulns: advisories })).toEqual(expected);
    expect(await ask(advisories[0])).toEqual(expected.slice(0, 1));
  });

  it.each([
    [[{ introduced: '7.2.0' }], true],
    [[{ introduced: '7.2.1' }], false],
    [[{ introduced: '0' }, { fixed: '7.2.0' }], false],
    [[{ introduced: '0' }, { last_affected: '7.2.0' }], true],
    [[{ introduced: '0' }, { last_affected: '7.1.9' }], false],
    // Two spans, in any order.
    [[{ introduced: '7.0.0' }, { fixed: '7.3.0' }, { introduced: '0' }, { fixed: '6.1.0' }], true],
    [[{ introduced: '0' }, { fixed: '7.1.0' }, { introduced: '7.2.1' }], false],
    [[{ introduced: '0' }, { limit: '7.2.0' }], false],
    [[{ introduced: '0' }, { limit: '*' }], true],
  ])('reads the events %j of 7.2.0 as affected: %s', async (events, isIn) => {
    const lines = await ask({ id: 'A', affected: [affected('minisearch', ...events)] });
    expect(lines).toEqual(
      isIn ? ['A: catalog@1.0.0 has minisearch@7.2.0, in its browser and server build'] : none,
    );
  });

  it('finds none where osv.dev knows of nothing', async () => {
    expect(await ask({})).toEqual(none);
    expect(await ask([])).toEqual(none);
  });

  it.each([
    [null],
    [7],
    ['A-1'],
    [true],
    [[null]],
    [[[]]],
    [{ vulns: null }],
    [{ vulns: {} }],
    [{ vulns: [7] }],
    [{ vuln: [] }],
    [{ id: 7 }],
  ])('refuses %j, which is no advisory', async (given) => {
    await expect(ask(given)).rejects.toThrow('no advisories in the format of OSV');
  });

  it.each([
    { affected: null },
    { affected: [null] },
    { affected: [{ ...affected('minisearch'), versions: 7 }] },
    { affected: [{ ...affected('minisearch'), ranges: {} }] },
    { affected: [{ ...affected('minisearch'), ranges: [{ type: 'SEMVER' }] }] },
    { affected: [affected('minisearch', { introduced: 'one' }, { fixed: 'two' })] },
  ])('names an advisory that cannot be read: %j', async (rest) => {
    await expect(ask([{ id: 'A-1', ...rest }])).rejects.toThrow(
      'no advisories in the format of OSV: A-1 cannot be read',
    );
  });

  it('refuses a file that is no JSON', async () => {
    const file = path.join(store.folder, 'advisories.json');
    await writeFile(file, '<html>');
    await expect(status('--advisories', file)).rejects.toThrow(
      'no advisories in the format of OSV: it is no JSON',
    );
  });

  it('refuses a file that holds no advisories', async () => {
    await expect(ask([{ name: 'react' }])).rejects.toThrow('no advisories in the format of OSV');
  });
});
