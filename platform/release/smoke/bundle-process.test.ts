import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AppContract } from '../../release-set/release-set';
import { appFolder } from '../apps';
import { contractOf, entryOf, filesOf } from '../testing/store-world';
import { readOffers, tryBundles } from './bundle-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bundles '));
});
afterEach(() => rm(folder, { recursive: true }));

/** A version in a folder of its own, with some of its files replaced. */
async function version(contract: AppContract, files: Readonly<Record<string, string>> = {}) {
  const own = path.join(folder, contract.name);
  await mkdir(own, { recursive: true });
  for (const [name, code] of Object.entries({ ...filesOf(contract), ...files })) {
    await mkdir(path.dirname(path.join(own, name)), { recursive: true });
    await writeFile(path.join(own, name), code);
  }
  return { folder: own, contract, props: {} };
}

/** Tries three remotes, of which the blog is as given. */
async function tryBlog(
  files: Readonly<Record<string, string>>,
  limits?: Parameters<typeof tryBundles>[1],
): Promise<readonly string[]> {
  const host = await version(contractOf('host', '2.0.0'));
  const remotes = [
    await version(contractOf('catalog', '2.0.0')),
    await version(contractOf('blog', '2.0.0', { widgets: ['List'] }), files),
    await version(contractOf('account', '2.0.0')),
  ];
  return tryBundles({ host, isHostNew: false, remotes }, limits);
}

const blog = { name: 'blog', version: '2.0.0' };
const faceWith = (members: string) => `{
  name: 'blog', routes: [{ path: '/blog' }],
  widgets: { List: async () => ({ load() {}, Component() {} }) }, ${members} }`;
const bundleWith = (members: string) => `module.exports = { default: ${faceWith(members)} };`;

describe('code of an app that cannot be tried is named', () => {
  it.each([
    ['a server bundle never ends', { 'server.js': 'for (;;);' }, 'its server bundle'],
    [
      'a browser entry never ends, which would freeze every tab',
      { 'remoteEntry.js': 'for (;;);' },
      'its browser entry',
    ],
    [
      'a browser entry schedules what never ends',
      {
        'remoteEntry.js': `${entryOf(blog, faceWith(''))} setTimeout(() => { for (;;); }, 0)`,
      },
      'what its browser scripts scheduled',
    ],
    [
      'a page never ends while the API does not answer',
      {
        'server.js': bundleWith("routes: [{ path: '/blog', Component() { for (;;); } }]"),
      },
      'its page /blog',
    ],
  ])(
    'when %s',
    async (_what, files, where) => {
      await expect(tryBlog(files, { cpuSeconds: 3 })).rejects.toThrow(
        `blog@2.0.0 took more than 3 s of processor time in ${where}`,
      );
    },
    90_000,
  );

  it('when it ends the process', async () => {
    await expect(tryBlog({ 'server.js': 'process.exit(3)' })).rejects.toThrow(
      /^blog@2\.0\.0 ended the process in its server bundle$/,
    );
  }, 60_000);

  it('when it neither ends nor computes', async () => {
    const sleeps = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
    await expect(tryBlog({ 'server.js': sleeps }, { wallMs: 6_000 })).rejects.toThrow(
      /^blog@2\.0\.0 did not end within 6 s in its server bundle$/,
    );
  }, 60_000);
});

describe('what waits for something that never comes is found at once', () => {
  const forever = 'new Promise(() => {})';
  it.each([
    [
      'a widget, as it loads its data',
      {
        'server.js': bundleWith(
          `widgets: { List: async () => ({ load: () => ${forever}, Component() {} }) }`,
        ),
      },
      'blog@2.0.0 cannot render its widget List while the API does not answer',
    ],
    [
      'a page',
      { 'server.js': bundleWith(`routes: [{ path: '/blog', lazy: () => ${forever} }]`) },
      'blog@2.0.0 cannot load its page /blog',
    ],
    [
      'a browser entry',
      { 'remoteEntry.js': `var blog_2_0_0 = { init() {}, get: () => ${forever} };` },
      'blog@2.0.0 does not run in a browser',
    ],
  ])(
    '%s',
    async (_what, files, problem) => {
      const begun = performance.now();
      expect(await tryBlog(files)).toEqual([`${problem}: it waits for something that never comes`]);
      // Its own limit is 30 s.
      expect(performance.now() - begun).toBeLessThan(29_000);
    },
    60_000,
  );
});

it('an app whose code is slow by the clock and not by the processor is in order', async () => {
  const slow = `await new Promise((done) => setTimeout(done, 3_000))`;
  const files = {
    'server.js': bundleWith(
      `routes: [{ path: '/blog', lazy: async () => { ${slow}; return { Component() {} }; } }]`,
    ),
  };
  expect(await tryBlog(files, { cpuSeconds: 2 })).toEqual([]);
}, 60_000);

it('a server bundle that sends messages of its own is tried like any other', async () => {
  const sends = "process.send('x'); process.send(1); process.send({ progress: {}, answer: 'x' });";
  expect(await tryBlog({ 'server.js': `${sends}\n${bundleWith('')}` })).toEqual([]);
}, 60_000);

describe('what a built app offers', () => {
  const readBundle = async (code: string) => {
    const { folder: own } = await version(contractOf('catalog', '2.0.0'), { 'server.js': code });
    return readOffers(own, appFolder('catalog'));
  };
  const read = (definition: string) => {
    const code = `const { defineRemote } = require('federated-site/react');
      exports.default = defineRemote('catalog', { routes: [], widgets: { Grid: 1, List: 1 }, embeds: {
        'shop-grid': async () => (${definition}),
      } });`;
    return readBundle(code);
  };

  it('is read from its bundle, on the platform of the checkout', async () => {
    const grid = { widget: 'Grid', title: 'Products', attributes: {} };
    expect(await read(JSON.stringify(grid))).toEqual({
      paths: [],
      widgets: ['Grid', 'List'],
      embeds: { 'shop-grid': grid },
    });
  }, 20_000);

  it('are the paths of its own pages, for a host', async () => {
    const { folder: own } = await version(
      contractOf('host', '2.0.0', { paths: ['/b', '/', '/b'] }),
    );
    expect(await readOffers(own, appFolder('host'))).toMatchObject({ paths: ['/', '/b'] });
  }, 20_000);

  it('or it is said what is missing', async () => {
    await expect(readBundle('exports.default = {}')).rejects.toThrow(
      'loading what it offers failed: it exposes no widgets',
    );
    await expect(readBundle('exports.remote = { widgets: {} }')).rejects.toThrow(
      'loading what it offers failed: its module has no default export',
    );
  }, 20_000);

  it('or its publish fails with the reason', async () => {
    await expect(read('JSON.parse("{")')).rejects.toThrow(/^loading what it offers failed: .*JSON/);
  }, 20_000);
});

describe('a browser entry that is an ES module', () => {
  const entry = `import { widgets } from './assets/widgets.js';
    export const init = () => {};
    export const get = async () => () => import(new URL('./assets/remote.js', import.meta.url).href);
    export { widgets };`;
  const files = {
    'remoteEntry.js': entry,
    'assets/widgets.js':
      'export const widgets = { List: async () => ({ load() {}, Component() {} }) };',
    'assets/remote.js': `import { widgets } from './widgets.js';
      export default { name: 'blog', routes: [{ path: '/blog' }], widgets };`,
  };
  const tryModule = async (changed: Readonly<Record<string, string>>, rest = {}) => {
    const contract = contractOf('blog', '2.0.0', { widgets: ['List'], entry: 'module', ...rest });
    const host = await version(contractOf('host', '2.0.0'));
    const blog = await version(contract, { ...files, ...changed });
    if ('server' in rest) await rm(path.join(blog.folder, 'server.js'));
    return tryBundles({ host, isHostNew: false, remotes: [blog] });
  };

  it('is imported with its files in folders, without server bundle too', async () => {
    expect(await tryModule({})).toEqual([]);
    expect(await tryModule({}, { server: false })).toEqual([]);
  });

  it.each(['./widgets.js?v=2', './widgets.js#2', '/remotes/host/2.0.0/main.js'])(
    'that imports %s is refused: no browser checks its hash',
    async (one) => {
      const found = await tryModule({ 'assets/remote.js': `import "${one}";` }, { server: false });
      expect(found.join('\n')).toContain(`it imports "${one}", whose hash no browser checks`);
    },
  );

  it.each([
    [{ 'assets/remote.js': 'export default {' }, 'assets/remote.js, which is no script'],
    [{ 'assets/remote.js': 'export default { name: "x" };' }, 'it exposes no routes and widgets'],
    [
      { 'assets/widgets.js': 'import "react";' },
      'it imports "react", which a browser finds nowhere',
    ],
    [{ 'remoteEntry.js': 'import "./none.js";' }, 'none.js was not published'],
    [{ 'remoteEntry.js': 'export const get = 1;' }, 'remoteEntry.js has no init and get'],
    [{ 'remoteEntry.js': `throw new Error('broken');` }, 'does not run in a browser: broken'],
  ])('%j is refused', async (changed, sentence) => {
    expect((await tryModule(changed, { server: false })).join('\n')).toContain(sentence);
  });
});

it('a chunk that a remote loads without its hash is refused by name', async () => {
  const load = `async () => {
    const script = Object.assign(document.createElement('script'), { src: '/remotes/blog/2.0.0/chunk.js' });
    await new Promise((resolve, reject) => {
      Object.assign(script, { onload: resolve, onerror: () => reject(new Error('no chunk')) });
      document.head.append(script);
    });
    return { load() {}, Component() {} };
  }`;
  const face = `{ name: 'blog', routes: [{ path: '/blog' }], widgets: { List: ${load} } }`;
  const found = await tryBlog({ 'remoteEntry.js': entryOf(blog, face), 'chunk.js': '' });
  expect(found).toEqual([
    'blog@2.0.0 does not run in a browser: it loads chunk.js without its hash',
  ]);
});
