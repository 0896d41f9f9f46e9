import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, publishPart, removeStore } from '../testing/store-world';

let store: FolderStore;
const go = (versions: Record<string, string>) => promote(store, { versions, by: 'Asha' });

/** Promotes without asking anybody. */
const open = (versions: Record<string, string>) =>
  promote(store, { versions, by: 'Asha' }, async () => {});

beforeEach(async () => {
  store = await newStore();
  await publishPart(store, contractOf('host', '1.0.0'));
  await publishPart(store, contractOf('catalog', '1.0.0', { widgets: ['Grid'] }));
  await open({ host: '1.0.0', catalog: '1.0.0' });
});
afterEach(() => removeStore(store));

describe('a remote is tried on the live platform', () => {
  it.each([
    [
      'does not load',
      'throw new Error("no")',
      'the server bundle of catalog@2.0.0 does not load: no',
    ],
    ['ends the process', 'process.exit(0)', 'trying the server bundles ended'],
  ])('and refused when it %s', async (_what, bundle, reason) => {
    const contract = contractOf('catalog', '2.0.0');
    await publishPart(store, contract, { ...filesOf(contract), 'server.js': bundle });
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(reason);
    expect((await store.readChannel('live'))?.move).toBe(1);
  });
});

describe('a new platform is tried with every live remote', () => {
  it('and refused when one of them no longer runs on it', async () => {
    const contract = contractOf('host', '2.0.0');
    const bundle = 'module.exports = { platform: {}, routes: () => [{ path: "/" }] }';
    const needs = contractOf('catalog', '2.0.0', { imports: ['@shop/shared/format rupees'] });
    await publishPart(store, needs);
    await open({ catalog: '2.0.0' });
    await publishPart(store, contract, { ...filesOf(contract), 'server.js': bundle });
    await expect(go({ host: '2.0.0' })).rejects.toThrow(
      'catalog@2.0.0 uses rupees of @shop/shared/format, which this platform does not have',
    );
  });

  it('and passes when they all do', async () => {
    await publishPart(store, contractOf('host', '1.1.0', { platform: '1.1.0' }));
    expect((await go({ host: '1.1.0' })).parts.host?.version).toBe('1.1.0');
  });
});

describe('a byte that was changed in the store is found before a promote', () => {
  const change = async (file: string) => {
    const place = path.join(store.partFolder('catalog', '2.0.0'), file);
    const bytes = await readFile(place);
    const at = bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(place, bytes);
  };
  const files = {
    ...filesOf(contractOf('catalog', '2.0.0')),
    'list.4f2a.js': 'a lazy chunk',
    'face.woff2': 'a font',
    'look.css': 'p {}',
    'types.json': '{ "files": {} }',
  };

  const written = ['contract.json', 'part.json', 'list.4f2a.js.br', 'list.4f2a.js.gz'];

  it.each([...Object.keys(files), ...written])('in %s', async (file) => {
    await publishPart(store, contractOf('catalog', '2.0.0'), files);
    await change(file);
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(
      `${file} of catalog@2.0.0 is not the file that was published`,
    );
  });

  it('in the file of the release that is live', async () => {
    await publishPart(store, contractOf('catalog', '2.0.0'), files);
    const { release = '' } = (await store.readChannel('live')) ?? {};
    const text = await readFile(store.setFile(release), 'utf8');
    await writeFile(store.setFile(release), text.replace('"/catalog"', '"/catelog"'));
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(
      `the file of release ${release} was changed`,
    );
  });
});
