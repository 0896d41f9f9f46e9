import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contractOf, filesOf } from '../testing/store-world';
import { tryAll } from './try-bundles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bundles '));
});
afterEach(() => rm(folder, { recursive: true }));

/** What is found of a remote with this server bundle, on a platform that is in order. */
async function problems(bundle: string, rest = {}, before?: string): Promise<readonly string[]> {
  const contract = contractOf('catalog', '2.0.0', rest);
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('host.js'), filesOf(contractOf('host', '1.0.0'))['server.js'] ?? '');
  await writeFile(file('catalog.js'), bundle);
  const found = await tryAll({
    host: file('host.js'),
    remotes: [{ bundle: file('catalog.js'), contract, before }],
  });
  return found.problems;
}

const face = (members: string) =>
  `module.exports.default = { name: 'catalog', widgets: {}, routes: [{ path: '/catalog' }], ${members} };`;

describe('a remote’s server bundle', () => {
  it('is in order when it exposes what its contract says', async () => {
    expect(await problems(face(''))).toEqual([]);
    const feed = face(`documents: { '/catalog.xml': async () => ({ load() {} }) }`);
    expect(await problems(feed, { paths: ['/catalog', '/catalog.xml'] })).toEqual([]);
  });

  it.each<[string, string, object, string]>([
    ['exposes nothing', '', {}, 'exposes no routes and widgets'],
    [
      'asks for what the platform does not have',
      'require("left-pad")',
      {},
      'does not load: it asks for "left-pad", which the platform does not have',
    ],
    ['is another app', face(`name: 'blog'`), {}, 'calls itself "blog"'],
    [
      'has no page for a path that it owns',
      face('routes: []'),
      {},
      'catalog@2.0.0 owns /catalog in its contract, but has no page for it',
    ],
    [
      'has a page that it does not own',
      face(`routes: [{ path: '/catalog' }, { path: '/new', children: [{ path: ':id' }] }]`),
      {},
      'catalog@2.0.0 has a page for /new/:id, which its contract.json does not own',
    ],
    [
      'has a page that does not load',
      face(`routes: [{ path: '/catalog', lazy: async () => { throw new Error('no page'); } }]`),
      {},
      'catalog@2.0.0 cannot load its page /catalog: no page',
    ],
    [
      'has a page without a component',
      face(`routes: [{ path: '/catalog', lazy: async () => ({}) }]`),
      {},
      'catalog@2.0.0 cannot load its page /catalog: it has no Component',
    ],
    [
      'lacks a widget',
      face(''),
      { widgets: ['Grid'] },
      'catalog@2.0.0 cannot load its widget Grid: it is not exposed',
    ],
    [
      'lacks an element for other web pages',
      face(''),
      { embeds: ['shop-grid'] },
      'catalog@2.0.0 names <shop-grid> in its contract, but does not expose it',
    ],
    [
      'offers an element without its widget',
      face(`embeds: { 'shop-grid': async () => ({ widget: 'Grid', attributes: {} }) }`),
      { embeds: ['shop-grid'] },
      'catalog@2.0.0 offers <shop-grid>, but no widget Grid',
    ],
    [
      'cannot load an element',
      face(`embeds: { 'shop-grid': async () => { throw new Error('no grid'); } }`),
      {},
      'catalog@2.0.0 cannot load its elements for other web pages: no grid',
    ],
    [
      'uses what the platform does not have',
      face(''),
      { imports: ['@shop/shared/format rupees', '@shop/shared/format euros'] },
      'catalog@2.0.0 uses euros of @shop/shared/format, which this platform does not have',
    ],
  ])('is refused when it %s', async (_what, bundle, rest, reason) => {
    expect((await problems(bundle, rest)).join()).toContain(reason);
  });

  it('takes from other web pages what the live one takes, or is refused', async () => {
    const element = (to: number) =>
      face(`widgets: { Grid: 1 }, embeds: { 'shop-grid': async () => ({
        widget: 'Grid', attributes: { limit: { kind: 'count', from: 1, to: ${to} } } }) }`);
    await writeFile(path.join(folder, 'live.js'), element(24));
    const before = path.join(folder, 'live.js');
    expect(await problems(element(48), { embeds: ['shop-grid'] }, before)).toEqual([]);
    expect(await problems(element(12), { embeds: ['shop-grid'] }, before)).toEqual([
      'catalog@2.0.0 takes 1 to 12 in place of 1 to 24 in limit of <shop-grid>; if it shall go, say --drop shop-grid.limit',
    ]);
  });

  it('is not tried on a platform that does not load', async () => {
    await writeFile(path.join(folder, 'host.js'), 'throw new Error("no host")');
    expect(await tryAll({ host: path.join(folder, 'host.js'), remotes: [] })).toEqual({
      paths: [],
      problems: ['the host’s server bundle does not load: no host'],
    });
  });
});
