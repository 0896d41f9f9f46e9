import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/commands';
import { readCommandLine } from '../commands/options';
import { folderReleases } from '../folder-releases';
import type { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, removeStore } from '../testing/store-world';
import { publishFolder, readContractFile, withDeclaredTypes } from './publish-folder';

let store: FolderStore;
let folder: string;
beforeEach(async () => {
  store = await newStore();
  folder = await mkdtemp(path.join(os.tmpdir(), 'built elsewhere '));
});
afterEach(async () => {
  await removeStore(store);
  await rm(folder, { recursive: true });
});

/** All that a contract.json has to say. */
const stated = { platform: '^1.0.0', paths: ['/reviews'] };

const withEntry = (...entries: readonly Readonly<Record<string, string>>[]) => ({
  ...stated,
  paths: ['/reviews', '/r/:id', '//other.example'],
  navigation: entries.map((one) => ({ path: '/reviews', label: 'Reviews', ...one })),
});

const fill = async (contract: unknown, files: Readonly<Record<string, string>>) => {
  await writeFile(path.join(folder, 'contract.json'), JSON.stringify(contract));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};

const built = filesOf(contractOf('reviews', '1.0.0'));

const publish = async (name = 'reviews', version = '1.0.0') =>
  publishFolder(
    folderReleases(store, 'Asha'),
    folder,
    await readContractFile(folder, name, version),
    'first',
  );

describe('a folder that any tool has built', () => {
  it('is stored as it is, with files in folders; what its contract leaves out is nothing', async () => {
    await fill(stated, { ...built, 'assets/a-1.js': 'a();', 'assets/b/c.svg': '<svg/>' });
    expect(await publish()).toBe(true);
    const { files, ...contract } = await store.readVersion('reviews', '1.0.0');
    expect(contract).toEqual(contractOf('reviews', '1.0.0'));
    expect(Object.keys(files).sort()).toEqual([
      'assets/a-1.js',
      'assets/b/c.svg',
      'remoteEntry.js',
      'server.js',
    ]);
    const stored = store.versionFolder('reviews', '1.0.0');
    expect(await readFile(path.join(stored, 'assets/a-1.js'), 'utf8')).toBe('a();');
    expect(await readdir(path.join(stored, 'assets'))).toContain('a-1.js.br');
    expect((await readdir(folder)).sort()).toEqual([
      'assets',
      'contract.json',
      'remoteEntry.js',
      'server.js',
    ]);
  });

  it('needs no server bundle when its contract says so', async () => {
    const { 'server.js': _, ...files } = built;
    await fill({ ...stated, server: false, title: 'Reviews' }, files);
    expect(await publish()).toBe(true);
    const { server, title } = await store.readVersion('reviews', '1.0.0');
    expect([server, title]).toEqual([false, 'Reviews']);
  });

  it('brings entries of the menu, whose labels are in any script', async () => {
    const navigation = [
      { path: '/reviews', label: 'Q & A' },
      { path: '/reviews/best', label: 'समीक्षाएँ' },
    ];
    await fill({ ...stated, paths: ['/reviews', '/reviews/best'], navigation }, built);
    await publish();
    expect((await store.readVersion('reviews', '1.0.0')).navigation).toEqual(navigation);
  });

  it('is published once; the same again is no failure, other files are', async () => {
    await fill(stated, built);
    expect(await publish()).toBe(true);
    expect(await publish()).toBe(false);
    await writeFile(path.join(folder, 'remoteEntry.js'), 'other();');
    await expect(publish()).rejects.toThrow('reviews@1.0.0 is published already');
  });

  it('says so where its contract alone was corrected: a published version never changes', async () => {
    await fill(stated, built);
    expect(await publish()).toBe(true);
    await fill({ paths: ['/reviews'], platform: '^1.0.0', budget: 40 }, {});
    await expect(publish()).rejects.toThrow(
      'reviews@1.0.0 is published already, with another contract.json; raise the version',
    );
    await fill({ paths: ['/reviews'], platform: '^1.0.0' }, {});
    expect(await publish()).toBe(false);
  });

  it('is published by the command, which says that nothing is in its way', async () => {
    await fill({ ...stated, version: '1.0.0' }, built);
    const said: string[] = [];
    const args = ['publish', 'reviews', '--from', folder, '--store', store.folder];
    await runCommand(readCommandLine(args, {}), (text) => said.push(text));
    expect(said).toEqual([
      expect.stringMatching(/^published reviews@1\.0\.0 in /),
      expect.stringMatching(/^it fits what is live/),
    ]);
  });

  it('needs a version, in its contract or in the command', async () => {
    await fill(stated, built);
    const args = ['publish', 'reviews', '--from', folder, '--store', store.folder];
    await expect(runCommand(readCommandLine(args, {}), () => {})).rejects.toThrow(
      'contract.json names no version; write reviews@1.0.0',
    );
  });

  it.each([
    [{ ...stated, path: [] }, built, '"path" is no field of it'],
    [{ paths: [] }, built, '"platform" is missing; it is range of versions'],
    [{ ...stated, paths: ['reviews'] }, built, '"paths.0" must match pattern'],
    [{ ...stated, widgets: 'List' }, built, '"widgets" must be array'],
    [{ ...stated, name: 'sizes' }, built, '"name" is sizes, not reviews'],
    [{ ...stated, version: '2.0.0' }, built, '"version" is 2.0.0, not 1.0.0'],
    [{ ...stated, types: { x: 'a\nb' } }, built, '"types.x" must match pattern'],
    [
      { ...stated, embeds: [], embedDefinitions: { 'site-x': { widget: 'X', attributes: {} } } },
      built,
      '"embedDefinitions.site-x" is not among',
    ],
    [withEntry({ path: '/' }), built, '"navigation.0.path" is /, which is not among the "paths"'],
    [withEntry({ path: '/r/:id' }), built, '"navigation.0.path" must match pattern'],
    [withEntry({ path: '//other.example' }), built, '"navigation.0.path" must match pattern'],
    [withEntry({ path: 'javascript:x' }), built, '"navigation.0.path" must match pattern'],
    [withEntry({}, {}), built, '"navigation.1.path" is /reviews, which is not'],
    [withEntry({}, {}, {}, {}), built, '"navigation" must NOT have more than 3 items'],
    [withEntry({ label: '' }), built, '"navigation.0.label" must match pattern'],
    [withEntry({ label: '\u200b' }), built, '"navigation.0.label" must match pattern'],
    [withEntry({ label: 'a\nb' }), built, '"navigation.0.label" must match pattern'],
    [withEntry({ label: 'a\u202eb' }), built, '"navigation.0.label" must match pattern'],
    [withEntry({ label: '<b>New</b>' }), built, '"navigation.0.label" must match pattern'],
    [
      withEntry({ label: 'a'.repeat(31) }),
      built,
      '"navigation.0.label" must NOT have more than 30',
    ],
    [withEntry({ icon: 'x' }), built, '"navigation.0.icon" is no field of it'],
    [
      { ...stated, chunks: { remote: ['no.js'] } },
      built,
      '"chunks.remote" names no.js, which is not there',
    ],
    ...['server.js', 'assets/a.css'].map((file): [object, Record<string, string>, string] => [
      { ...stated, chunks: { remote: [file] } },
      { ...built, 'assets/a.css': '' },
      `"chunks.remote" names ${file}, which is no script for browsers`,
    ]),
    [{ ...stated, emits: ['reviews/written'] }, built, '"emits.0" must match pattern'],
    [{ ...stated, consumes: ['reviews/written@new'] }, built, '"consumes.0" must match pattern'],
    [stated, { 'server.js': '' }, 'remoteEntry.js'],
    [stated, { 'remoteEntry.js': '' }, 'server.js'],
    [{ ...stated, server: false }, built, '"server" is false, and server.js is there'],
    [{ ...stated, server: true }, built, '"server" must be equal to one of the allowed values'],
    [{ ...stated, entry: 'script' }, built, '"entry" must be equal to one of the allowed values'],
    [stated, { ...built, 'a b.js': '' }, '"a b.js" is no name of a file'],
    [stated, { ...built, 'part.json': '' }, 'part.json is written by the store itself'],
    [stated, { ...built, 'assets/server.js': '' }, 'assets/server.js would not be served'],
  ])('%j with %j is refused, naming file and field', async (contract, files, sentence) => {
    await fill(contract, files);
    await expect(publish()).rejects.toThrow(sentence);
    await expect(publish()).rejects.toThrow(/contract\.json|remoteEntry|server|a b|part/);
    expect(store.hasVersion('reviews', '1.0.0')).toBe(false);
    expect(await readdir(path.join(store.folder, 'incoming')).catch(() => [])).toEqual([]);
  });

  it('is refused with a link to a folder, by its name', async () => {
    await fill(stated, built);
    await symlink(folder, path.join(folder, 'link'));
    await expect(publish()).rejects.toThrow(`${path.join(folder, 'link')} cannot be read: EISDIR`);
    expect(store.hasVersion('reviews', '1.0.0')).toBe(false);
  });

  it('is none without contract.json, or with one that is no JSON', async () => {
    await expect(publish()).rejects.toThrow(`there is no ${path.join(folder, 'contract.json')}`);
    await writeFile(path.join(folder, 'contract.json'), '{');
    await expect(publish()).rejects.toThrow('contract.json is no JSON');
  });

  it('declares its events in the versions that its contract says', async () => {
    const contract = { ...contractOf('reviews', '1.0.0'), emits: ['reviews/written@1'] };
    const text = `import 'federated-site/react';
      declare module 'federated-site/react' {
        interface Events {
          /** @version 2 */
          'reviews/written': { productId: number };
        }
      }`;
    await fill(stated, { 'contract/events.d.ts': text });
    expect(() => withDeclaredTypes(contract, folder)).toThrow(
      'contract.json says reviews/written@1, and the declaration of reviews/written says @version 2',
    );
    const right = { ...contract, emits: ['reviews/written@2'] };
    expect(withDeclaredTypes(right, folder).types).toEqual({
      'reviews/written': '{ "productId": number }',
    });
  });
});
