import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appFolder } from '../apps';
import { contractOf, filesOf } from '../testing/store-world';
import { readEmbedDefinitions, tryBundles } from './bundle-process';

/** Enough for the process to begin on a busy machine, in ms. */
const timeoutMs = 6_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bundles '));
});
afterEach(() => rm(folder, { recursive: true }));

async function bundle(name: string, code?: string) {
  const contract = contractOf(name, '2.0.0');
  const file = path.join(folder, `${name}.js`);
  await writeFile(file, code ?? filesOf(contract)['server.js'] ?? '');
  return { bundle: file, contract };
}

describe('a server bundle that cannot be tried is named', () => {
  it.each([
    ['never ends at import', 'for (;;);', /does not end within 6 s, at blog@2\.0\.0$/],
    ['ends the process', 'process.exit(3)', /ended, at blog@2\.0\.0$/],
  ])(
    'when it %s',
    async (_what, code, sentence) => {
      const { bundle: host } = await bundle('host');
      const remotes = [
        await bundle('catalog'),
        await bundle('blog', code),
        await bundle('account'),
      ];
      await expect(tryBundles({ host, remotes }, timeoutMs)).rejects.toThrow(sentence);
    },
    20_000,
  );
});

it('a server bundle that sends messages of its own is tried like any other', async () => {
  const { bundle: host } = await bundle('host');
  const { 'server.js': code } = filesOf(contractOf('blog', '2.0.0'));
  const sends = "process.send('x'); process.send(1); process.send({ progress: {}, answer: 'x' });";
  const remotes = [await bundle('blog', `${sends}\n${code}`)];
  expect((await tryBundles({ host, remotes }, timeoutMs)).problems).toEqual([]);
}, 20_000);

describe('what a built remote offers to other web pages', () => {
  const read = async (definition: string) => {
    const code = `const { defineRemote } = require('@shop/shared/federation');
      exports.default = defineRemote('catalog', { routes: [], widgets: {}, embeds: {
        'shop-grid': async () => (${definition}),
      } });`;
    const { bundle: file } = await bundle('catalog', code);
    return readEmbedDefinitions(file, appFolder('catalog'));
  };

  it('is read from its bundle, on the platform of the checkout', async () => {
    const grid = { widget: 'Grid', title: 'Products', attributes: {} };
    expect(await read(JSON.stringify(grid))).toEqual({ 'shop-grid': grid });
  }, 20_000);

  it('or its publish fails with the reason', async () => {
    await expect(read('JSON.parse("{")')).rejects.toThrow(
      /^loading the elements for other web pages ended: .*JSON/,
    );
  }, 20_000);
});
