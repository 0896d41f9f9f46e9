import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../release-set/hashes';
import { folderReleases } from './folder-releases';
import { buildVersion } from './publish/build-version';
import { publish } from './publish/publish';
import { sourceVersion } from './publish/source-version';
import type { FolderStore } from './store/folder-store';
import { sync } from './sync';
import { contractOf, filesOf, newStore, removeStore } from './testing/store-world';

jest.mock('./publish/build-version');
jest.mock('./publish/source-version');
jest.mock('./publish/check-changelog');

/** The sources as they stand; each build takes the files of the version it is asked for. */
let sources = '1.0.0-first';
/** Runs while an app is built: a file is saved during it. */
let duringBuild = () => {};
let store: FolderStore;

beforeEach(async () => {
  sources = '1.0.0-first';
  duringBuild = () => {};
  store = await newStore();
  jest.mocked(sourceVersion).mockImplementation(async () => sources);
  jest.mocked(buildVersion).mockImplementation(async (name, version, folder) => {
    const contract = contractOf(name, version);
    const files = await Promise.all(
      Object.entries(filesOf(contract)).map(async ([file, text]) => {
        await writeFile(path.join(folder, file), text);
        return [file, { integrity: integrityOf(text), bytes: Buffer.byteLength(text) }] as const;
      }),
    );
    duringBuild();
    return { contract, files: Object.fromEntries(files), folder };
  });
});
afterEach(() => removeStore(store));

const noTables = { widgets: {}, events: {}, versions: {}, calls: [] };

const saveOnce = () => {
  sources = '1.0.0-second';
};

describe('a file that is saved while its app is built', () => {
  it('does not spoil the version of the sources before it: all is built again', async () => {
    duringBuild = saveOnce;
    const printed: string[] = [];
    const live = await sync(store, { by: 'Asha' }, (line) => printed.push(line), ['host']);
    expect(live.parts.host?.version).toBe('1.0.0-second');
    expect(store.hasVersion('host', '1.0.0-first')).toBe(false);
    expect(printed[0]).toBe(
      'the sources of host changed while they were built; building them again',
    );
  });

  it('may have broken that build: the next one counts', async () => {
    duringBuild = () => {
      duringBuild = () => {};
      saveOnce();
      throw new Error('half a file');
    };
    const live = await sync(store, { by: 'Asha' }, () => {}, ['host']);
    expect(live.parts.host?.version).toBe('1.0.0-second');
  });

  it('is said to who publishes that app, and nothing is stored', async () => {
    duringBuild = saveOnce;
    await expect(
      publish(folderReleases(store, 'Asha'), 'host', '1.0.0-first', noTables),
    ).rejects.toThrow('the sources of host changed while they were built; run it again');
    expect(store.hasVersion('host', '1.0.0-first')).toBe(false);
  });
});

it('a build that fails ends with its own error', async () => {
  duringBuild = () => {
    throw new Error('no such module');
  };
  await expect(sync(store, { by: 'Asha' }, () => {}, ['host'])).rejects.toThrow('no such module');
});
