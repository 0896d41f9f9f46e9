import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract } from '../../release-set/release-set';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { rollback } from '../operations/rollback';
import type { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, publishVersion, removeStore } from '../testing/store-world';

let store: FolderStore;
const go = (versions: Record<string, string>) => promote(store, { versions, by: 'Asha' });

/** Promotes without asking anybody. */
const open = (versions: Record<string, string>) =>
  promote(store, { versions, by: 'Asha' }, async () => {});

beforeEach(async () => {
  store = await newStore();
  await publishVersion(store, contractOf('host', '1.0.0'));
  await publishVersion(store, contractOf('catalog', '1.0.0', { widgets: ['Grid'] }));
  await open({ host: '1.0.0', catalog: '1.0.0' });
});
afterEach(() => removeStore(store));

describe('a remote is tried on the live platform', () => {
  it.each([
    [
      'does not load',
      'throw new Error("no")',
      'catalog@2.0.0 has a server bundle that does not load: no',
    ],
    ['ends the process', 'process.exit(0)', 'catalog@2.0.0 ended the process in its server bundle'],
  ])('and refused when it %s', async (_what, bundle, reason) => {
    const contract = contractOf('catalog', '2.0.0');
    await publishVersion(store, contract, { ...filesOf(contract), 'server.js': bundle });
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(reason);
    expect((await store.readChannel('live'))?.move).toBe(1);
  });
});

describe('a new platform is tried with every live remote', () => {
  it('and refused when one of them no longer runs on it', async () => {
    const contract = contractOf('host', '2.0.0');
    const files = filesOf(contract);
    const bundle = `${files['server.js']} module.exports.platform = {};`;
    const needs = contractOf('catalog', '2.0.0', { imports: ['@site/shared/format rupees'] });
    await publishVersion(store, needs);
    await open({ catalog: '2.0.0' });
    await publishVersion(store, contract, { ...files, 'server.js': bundle });
    await expect(go({ host: '2.0.0' })).rejects.toThrow(
      'catalog@2.0.0 uses rupees of @site/shared/format, which this platform does not have',
    );
  });

  it('and passes when they all do', async () => {
    await publishVersion(store, contractOf('host', '1.1.0', { platform: '1.1.0' }));
    expect((await go({ host: '1.1.0' })).parts.host?.version).toBe('1.1.0');
  });
});

describe('what apps hand each other is compared by its declared types', () => {
  const button = (version: string, type: string) =>
    contractOf('account', version, { widgets: ['Button'], types: { 'account/Button': type } });
  const list = (version: string, type: string) =>
    contractOf('catalog', version, {
      places: ['account/Button'],
      types: { 'account/Button': type },
    });
  beforeEach(async () => {
    await publishVersion(store, button('1.0.0', '{ "productId": number; "look"?: "icon" }'));
    await publishVersion(store, list('2.0.0', '{ "productId": number; "look"?: "icon" }'));
    await go({ account: '1.0.0', catalog: '2.0.0' });
  });

  it.each([
    [
      'a prop of another type',
      '{ "productId": string; "look"?: "icon" }',
      'catalog@2.0.0 gives account/Button the prop "productId" as number, but account@2.0.0 takes string',
    ],
    [
      'a prop that is newly needed',
      '{ "productId": number; "look"?: "icon"; "title": string }',
      'account@2.0.0 needs the prop "title" of account/Button, which catalog@2.0.0 does not give',
    ],
  ])('and refused is %s', async (_what, type, sentence) => {
    await publishVersion(store, button('2.0.0', type));
    await expect(go({ account: '2.0.0' })).rejects.toThrow(new RejectedError(sentence));
    expect((await store.readChannel('live'))?.move).toBe(2);
  });

  it('and both sides may change in one move', async () => {
    await publishVersion(store, button('2.0.0', '{ "id": number }'));
    await publishVersion(store, list('3.0.0', '{ "id": number }'));
    const { parts } = await go({ account: '2.0.0', catalog: '3.0.0' });
    expect([parts.account?.version, parts.catalog?.version]).toEqual(['2.0.0', '3.0.0']);
  });
});

it('a store whose versions still hold their sources is promoted, rolled back and pruned', async () => {
  const withSources = (contract: AppContract) =>
    publishVersion(store, contract, { ...filesOf(contract), 'types.json': '{ "files": {} }' });
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    await withSources(contractOf('catalog', version, { widgets: ['Grid'] }));
  }
  const compiled = path.join(store.folder, 'compiled');
  await mkdir(path.join(compiled, 'catalog@2.0.0'), { recursive: true });
  await writeFile(path.join(compiled, 'catalog@2.0.0', 'f00d'), '');

  await go({ catalog: '2.0.0' });
  await go({ catalog: '3.0.0' });
  await go({ catalog: '4.0.0' });
  const back = await rollback(store, { apps: ['catalog'], by: 'Asha' });
  expect(back.parts.catalog?.version).toBe('3.0.0');
  const { versions } = await prune(store, { keep: 2, dryRun: false, by: 'Asha' });
  expect(versions).toEqual(['catalog@1.0.0', 'catalog@2.0.0']);
  expect(existsSync(compiled)).toBe(false);
});

describe('a byte that was changed in the store is found before a promote', () => {
  const change = async (file: string) => {
    const place = path.join(store.versionFolder('catalog', '2.0.0'), file);
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

  const written = ['part.json', 'list.4f2a.js.br', 'list.4f2a.js.gz'];

  it.each([...Object.keys(files), ...written])('in %s', async (file) => {
    await publishVersion(store, contractOf('catalog', '2.0.0'), files);
    await change(file);
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(
      `catalog@2.0.0 has another ${file} than was published`,
    );
  });

  it('in the file of the release that is live', async () => {
    await publishVersion(store, contractOf('catalog', '2.0.0'), files);
    const { release = '' } = (await store.readChannel('live')) ?? {};
    const text = await readFile(store.setFile(release), 'utf8');
    await writeFile(store.setFile(release), text.replace('"/catalog"', '"/catelog"'));
    await expect(go({ catalog: '2.0.0' })).rejects.toThrow(
      `releases/${release}.json is not what was released`,
    );
  });
});
