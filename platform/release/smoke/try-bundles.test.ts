import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AppContract } from '../../release-set/release-set';
import { root } from '../apps';
import { contractOf, entryOf, filesOf } from '../testing/store-world';
import type { AppFolder, RemoteTask } from './bundle';
import { librarySignatures } from './duplicate-libraries';
import { tryAll } from './try-bundles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bundles '));
});
afterEach(() => rm(folder, { recursive: true }));

/** What is found of the catalogue with these files, on a platform that is in order. */
async function problems(
  files: string | Readonly<Record<string, string>>,
  rest = {},
  before?: string,
  hostCode = '',
  task: Partial<RemoteTask> = {},
): Promise<readonly string[]> {
  const contract = contractOf('catalog', '2.0.0', rest);
  const given = typeof files === 'string' ? { 'server.js': files } : files;
  const remote = await write(contract, 'catalog', { ...filesOf(contract), ...given });
  const live = before && (await write(contract, 'live', { 'server.js': before })).folder;
  const hostContract = contractOf('host', '1.0.0');
  const { 'server.js': server = '', ...others } = filesOf(hostContract);
  return tryAll({
    host: await write(hostContract, 'host', { ...others, 'server.js': server + hostCode }),
    isHostNew: false,
    remotes: [{ ...remote, before: live, props: {}, ...task }],
  });
}

async function write(
  contract: AppContract,
  name: string,
  files: Readonly<Record<string, string>> = filesOf(contract),
): Promise<AppFolder> {
  const own = path.join(folder, name);
  await mkdir(own, { recursive: true });
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(own, file), code);
  return { folder: own, contract };
}

const bundleIn = (members: string) =>
  `{ name: 'catalog', widgets: {}, routes: [{ path: '/catalog' }], ${members} }`;
const bundle = (members: string) => `module.exports.default = ${bundleIn(members)};`;

describe('a remote’s server bundle', () => {
  it('is in order when it exposes what its contract says', async () => {
    expect(await problems(bundle(''))).toEqual([]);
    const feed = bundle(`documents: { '/catalog.xml': async () => ({ load() {} }) }`);
    expect(await problems(feed, { paths: ['/catalog', '/catalog.xml'] })).toEqual([]);
  });

  it.each([
    ['states', ['/catalog', '/catalog/*']],
    ['leaves out', ['/catalog']],
  ])('may have a page for all addresses below one, which its contract %s', async (_what, paths) => {
    const Component = '() => null';
    const routes = `[{ path: '/catalog' }, { path: '/catalog/*', Component: ${Component} }]`;
    expect(await problems(bundle(`routes: ${routes}`), { paths })).toEqual([]);
  });

  it.each<[string, string, object, string]>([
    ['exposes nothing', '', {}, 'exposes no routes and widgets'],
    [
      'asks for what the platform does not have',
      'require("left-pad")',
      {},
      'catalog@2.0.0 has a server bundle that does not load: it asks for "left-pad", which the platform does not have',
    ],
    ['is another app', bundle(`name: 'blog'`), {}, 'calls itself "blog"'],
    [
      'has no page for a path that it owns',
      bundle('routes: []'),
      {},
      'catalog@2.0.0 owns /catalog in its contract, but has no page for it',
    ],
    [
      'has a page that it does not own',
      bundle(`routes: [{ path: '/catalog' }, { path: '/new', children: [{ path: ':id' }] }]`),
      {},
      'catalog@2.0.0 has a page for /new/:id, which its contract.json does not own',
    ],
    [
      'has a page that does not load',
      bundle(`routes: [{ path: '/catalog', lazy: async () => { throw new Error('no page'); } }]`),
      {},
      'catalog@2.0.0 cannot load its page /catalog: no page',
    ],
    [
      'has a page without a component',
      bundle(`routes: [{ path: '/catalog', lazy: async () => ({}) }]`),
      {},
      'catalog@2.0.0 cannot load its page /catalog: it has no Component',
    ],
    [
      'lacks a widget',
      bundle(''),
      { widgets: ['Grid'] },
      'catalog@2.0.0 cannot load its widget Grid: it is not exposed',
    ],
    [
      'lacks an element for other web pages',
      bundle(''),
      { embeds: ['shop-grid'] },
      'catalog@2.0.0 names <shop-grid> in its contract, but does not expose it',
    ],
    [
      'offers an element without its widget',
      bundle(`embeds: { 'shop-grid': async () => ({ widget: 'Grid', attributes: {} }) }`),
      { embeds: ['shop-grid'] },
      'catalog@2.0.0 offers <shop-grid>, but no widget Grid',
    ],
    [
      'cannot load an element',
      bundle(`embeds: { 'shop-grid': async () => { throw new Error('no grid'); } }`),
      {},
      'catalog@2.0.0 cannot load its elements for other web pages: no grid',
    ],
    [
      'uses what the platform does not have',
      bundle(''),
      { imports: ['@site/shared/format rupees', '@site/shared/format euros'] },
      'catalog@2.0.0 uses euros of @site/shared/format, which this platform does not have',
    ],
  ])('is refused when it %s', async (_what, bundle, rest, reason) => {
    expect((await problems(bundle, rest)).join()).toContain(reason);
  });

  it('takes from other web pages what the live one takes, or is refused', async () => {
    const element = (to: number) =>
      bundle(`widgets: { Grid: 1 }, embeds: { 'shop-grid': async () => ({
        widget: 'Grid', attributes: { limit: { kind: 'count', from: 1, to: ${to} } } }) }`);
    const before = element(24);
    expect(await problems(element(48), { embeds: ['shop-grid'] }, before)).toEqual([]);
    expect(await problems(element(12), { embeds: ['shop-grid'] }, before)).toEqual([
      'catalog@2.0.0 takes 1 to 12 in place of 1 to 24 in limit of <shop-grid>; if it shall go, say --drop shop-grid.limit',
    ]);
  });

  it('takes from other web pages what its contract states, or is refused', async () => {
    const attribute = { label: 'Most', kind: 'count', from: 1, to: 24 };
    const grid = { widget: 'Grid', title: 'Grid', attributes: { most: attribute } };
    const code = bundle(
      `widgets: { Grid: 1, List: 1 }, embeds: { 'shop-grid': async () => (${JSON.stringify(grid)}) }`,
    );
    const stated = (embedDefinitions: object) =>
      problems(code, { embeds: Object.keys(embedDefinitions), embedDefinitions });
    const gridWith = (members: object) => stated({ 'shop-grid': { ...grid, ...members } });
    expect(await stated({ 'shop-grid': grid })).toEqual([]);
    // Live before there was this check, it does not hold up a new host.
    const none = { embeds: [], embedDefinitions: {} };
    expect(await problems(code, none, undefined, '', { isLive: true })).toEqual([]);
    expect(
      await gridWith({ title: 'x', attributes: { most: { ...attribute, label: 'x' } } }),
    ).toEqual([]);
    expect(await stated({})).toEqual([
      'catalog@2.0.0 offers <shop-grid>, which its contract.json does not state',
    ]);
    expect(await gridWith({ widget: 'List' })).toEqual([
      'catalog@2.0.0 shows Grid in <shop-grid>, but states List in its contract.json',
    ]);
    const taken = '{"kind":"count","from":1,"to":24}';
    expect(await gridWith({ attributes: { limit: attribute } })).toEqual([
      `catalog@2.0.0 takes ${taken} in most of <shop-grid>, but states nothing in its contract.json`,
      `catalog@2.0.0 takes nothing in limit of <shop-grid>, but states ${taken} in its contract.json`,
    ]);
    expect(await gridWith({ attributes: { most: { ...attribute, to: 48 } } })).toEqual([
      `catalog@2.0.0 takes ${taken} in most of <shop-grid>, but states ${taken.replace('24', '48')} in its contract.json`,
    ]);
  });

  it('is not tried on a platform that does not load', async () => {
    const host = await write(contractOf('host', '1.0.0'), 'host', {
      'server.js': 'throw new Error("no host")',
    });
    expect(await tryAll({ host, isHostNew: true, remotes: [] })).toEqual([
      'host@1.0.0 has a server bundle that does not load: no host',
    ]);
  });
});

describe('a remote is refused whose browser entry', () => {
  const whole = bundleIn('');
  const entry = (code: string) => problems({ 'server.js': bundle(''), 'remoteEntry.js': code });
  const app = { name: 'catalog', version: '2.0.0' };

  it('but not one that is in order', async () => {
    expect(await entry(entryOf(app, whole))).toEqual([]);
  });

  it('nor one that reads at its start what browsers have', async () => {
    const reads = `
      JSON.parse(localStorage.getItem('seen') ?? '[]').map(String);
      JSON.parse(sessionStorage.seen ?? '[]').map(String);
      document.cookie.split('; ').map((one) => one.split('=')[1]?.trim());
      if (history.state !== null) history.state.place.toFixed();
      if (innerWidth < 768 && devicePixelRatio > 1) new XMLHttpRequest().open('GET', '/');
      class Field extends HTMLInputElement {}
      requestIdleCallback(() => document.querySelector('main').focus());`;
    expect(await entry(`${reads}\n${entryOf(app, whole)}`)).toEqual([]);
  });

  it.each([
    [
      'has the name of another version',
      entryOf({ ...app, version: '1.0.0' }, whole),
      'does not run in a browser: remoteEntry.js defines no catalog_2_0_0',
    ],
    [
      'is a module',
      'export const get = () => {}, init = () => {};',
      "sends browsers remoteEntry.js, which is no script: Unexpected token 'export'",
    ],
    ['throws', 'throw new Error("no entry")', 'does not run in a browser: no entry'],
    [
      'exposes no remote',
      entryOf(app, '{}'),
      'does not run in a browser: it exposes no routes and widgets',
    ],
    [
      'has a page whose code is missing',
      entryOf(
        app,
        `{ ...${whole}, routes: [{ lazy: () => new Promise((done, fail) => {
          const script = document.createElement('script');
          document.head.append(Object.assign(script, { onerror: fail, src: '/remotes/catalog/2.0.0/list.js' }));
        }) }] }`,
      ),
      'does not run in a browser: list.js was not published',
    ],
    [
      'lacks a page',
      entryOf(app, `{ ...${whole}, routes: [] }`),
      'owns /catalog in its contract, but has no page for it (browser entry)',
    ],
    [
      'brings its own React for others',
      `var catalog_2_0_0 = {
        init(scope) { scope.react['19.1.0'] = { from: 'catalog_2_0_0' }; },
        get: async () => () => ({ default: ${whole} }),
      };`,
      'brings its own react; the host has the only one',
    ],
    [
      'holds a React of its own',
      `exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={};`,
      'brings its own react in remoteEntry.js; the host has the only one',
    ],
  ])('%s', async (_what, code, reason) => {
    expect(await entry(code)).toEqual([`catalog@2.0.0 ${reason}`]);
  });
});

it('a remote is refused whose browser entry lacks what the contract and the server bundle have', async () => {
  const members = `widgets: { Grid: async () => ({ load() {}, Component() {} }) },
    embeds: { 'shop-grid': async () => ({ widget: 'Grid', attributes: {} }) }`;
  const rest = { widgets: ['Grid'], embeds: ['shop-grid'] };
  const lacking = {
    'server.js': bundle(members),
    'remoteEntry.js': entryOf({ name: 'catalog', version: '2.0.0' }, bundleIn('')),
  };
  expect(await problems(lacking, rest)).toEqual([
    'catalog@2.0.0 cannot load its widget Grid: it is not exposed (browser entry)',
    'catalog@2.0.0 names <shop-grid> in its contract, but does not expose it (browser entry)',
  ]);
});

it('the browser entry of a remote may lack its documents, which only servers ask for', async () => {
  const lacking = {
    'server.js': bundle(`documents: { '/catalog.xml': async () => ({ load() {} }) }`),
    'remoteEntry.js': entryOf({ name: 'catalog', version: '2.0.0' }, bundleIn('')),
  };
  expect(await problems(lacking, { paths: ['/catalog', '/catalog.xml'] })).toEqual([]);
});

it.each(Object.keys(librarySignatures))(
  'the code of %s is known by what only it holds',
  (library) => {
    const code = codeOf(library);
    expect(librarySignatures[library]?.test(code)).toBe(true);
    const others = Object.keys(librarySignatures).filter((other) => other !== library);
    expect(others.filter((other) => librarySignatures[other]?.test(code))).toEqual([]);
  },
);

/** The file that a build for visitors has of a library. */
function codeOf(library: string): string {
  const file = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'styled-components': 'styled-components/dist/styled-components.browser.esm.js',
    jotai: 'jotai/esm/vanilla/internals.mjs',
  }[library];
  return readFileSync(path.join(root, 'node_modules', file ?? ''), 'utf8');
}

it('a remote is tried with the settings in the host, whatever site is here', async () => {
  const settings = `module.exports.defaultConfig = { phone: '1' };
    module.exports.setShopConfig = (config) => { globalThis.configOfSite = config; };`;
  const page = bundle(`routes: [{ path: '/catalog', lazy: async () => ({
    Component() { globalThis.configOfSite.phone.replace('1', '2'); } }) }]`);
  expect(await problems(page, {}, undefined, settings)).toEqual([]);
});

describe('while the API does not answer', () => {
  const asks = 'await globalThis.fetchOfShop()';

  it('a page may say so, and a widget leave its slot to the fallback', async () => {
    const calm = bundle(`routes: [{ path: '/catalog', lazy: async () => ({ Component() {} }) }],
      widgets: { Grid: async () => ({ load: async () => { ${asks}; }, Component() {} }) }`);
    expect(await problems(calm, { widgets: ['Grid'] })).toEqual([]);
  });

  it.each([
    [
      'a page throws',
      `routes: [{ path: '/catalog/:slug', lazy: async () => ({ Component() { null.title; } }) }]`,
      { paths: ['/catalog/:slug'] },
      "its page /catalog/:slug while the API does not answer: Cannot read properties of null (reading 'title')",
    ],
    [
      'a widget throws as it is drawn',
      'widgets: { Grid: async () => ({ load() {}, Component() { null.title; } }) }',
      { widgets: ['Grid'] },
      "its widget Grid while the API does not answer: Cannot read properties of null (reading 'title')",
    ],
    [
      'a widget fails by itself',
      `widgets: { Grid: async () => ({ async load() { throw new Error('no grid'); }, Component() {} }) }`,
      { widgets: ['Grid'] },
      'its widget Grid while the API does not answer: no grid',
    ],
  ])('%s, which is refused', async (_what, members, rest, reason) => {
    expect(await problems(bundle(members), rest)).toEqual([
      `catalog@2.0.0 cannot render ${reason}`,
    ]);
  });
});

describe('a remote’s own check', () => {
  const checking = (compare: string, replies = '{}') =>
    bundle(`
      routes: [{ path: '/catalog', lazy: async () => ({ Component() {} }) }],
      documents: { '/catalog.csv': async () => ({ async load() {
        const reply = await globalThis.fetchOfShop('/api/bags/?limit=1');
        return { body: reply.status + await reply.text() };
      } }) },
      selfCheck: async () => ({ replies: ${replies}, paths: ['/catalog', '/catalog.csv'],
        compare: (made) => ${compare} }),`);
  const paths = { paths: ['/catalog', '/catalog.csv'] };

  it('compares what its pages and documents make of its own replies', async () => {
    const made = `['made ' + JSON.stringify(made)]`;
    expect(await problems(checking(made, `{ '/api/bags/': [1] }`), paths)).toEqual([
      'catalog@2.0.0 made {"/catalog":{"text":"","structuredData":[]},"/catalog.csv":{"text":"200[1]"}}',
    ]);
    expect((await problems(checking(made), paths)).join()).toContain('"404{}"');
  });

  it('lets what agrees pass, and refuses what it cannot run', async () => {
    expect(await problems(checking('[]'), paths)).toEqual([]);
    expect(await problems(checking('null.made'), paths)).toEqual([
      "catalog@2.0.0 cannot run its own check: Cannot read properties of null (reading 'made')",
    ]);
  });
});

describe('a host is refused', () => {
  const tried = async (files: Readonly<Record<string, string>>) => {
    const contract = contractOf('host', '2.0.0');
    const host = await write(contract, 'host', { ...filesOf(contract), ...files });
    return tryAll({ host, isHostNew: true, remotes: [] });
  };

  it('but not one that is in order', async () => {
    expect(await tried({})).toEqual([]);
  });

  it.each([
    [
      'that sends no script',
      { 'about.js': 'import "x"' },
      /^host@2.0.0 sends browsers about.js, which is no script/,
    ],
    ['whose start throws', { 'main.js': 'throw 1' }, /^host@2.0.0 does not run in a browser: 1/],
    [
      'that offers remotes nothing',
      { 'main.js': '' },
      /^host@2.0.0 does not run in a browser: the scripts of host@2.0.0 offer no federation/,
    ],
  ])('%s', async (_what, files, reason) => {
    expect((await tried(files)).join()).toMatch(reason);
  });
});
