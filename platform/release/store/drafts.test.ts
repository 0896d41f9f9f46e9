import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftName, replaceFile } from '../../release-store/drafts';
import { Notes } from '../../release-store/notes';
import { runCommand } from '../commands/commands';
import { readCommandLine } from '../commands/options';
import { promote } from '../operations/promote';
import { removeStore, storeWith } from '../testing/store-world';
import type { FolderStore } from './folder-store';

let store: FolderStore;
beforeEach(async () => {
  store = await storeWith('host@1.0.0');
  await promote(store, { versions: { host: '1.0.0' }, by: 'Asha' }, async () => {});
});
afterEach(() => removeStore(store));

const run = (...args: string[]) =>
  runCommand(readCommandLine(args, { STORE_DIR: store.folder }), () => {});

/** As a process that has ended would have named its draft. */
const ended = () =>
  draftName().replace(String(process.pid), String(spawnSync(process.execPath, ['-e', '']).pid));

describe('what a command that was killed has left', () => {
  it('is removed by the next one, also by one that only looks', async () => {
    const upload = path.join(store.folder, 'incoming', ended());
    await mkdir(upload);
    await mkdir(`${upload}.dist`);
    await writeFile(path.join(upload, 'server.js'), 'half');
    const files = ['moves/live', 'channels', 'releases', 'publications'].map((folder) =>
      path.join(store.folder, folder, ended()),
    );
    for (const file of files) await writeFile(file, 'half');
    await run('status', '--json');
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    await run('status', '--json');
  });

  it('stays while its process runs, and for a day where that is not known', async () => {
    const alike = ended().replace(/-(?=[0-9a-f-]{36}$)/, '-2-');
    const others = ['app-x1y2z3', '.draft-1-another machine-1', alike];
    const names = [draftName(), ...others].sort();
    const folder = path.join(store.folder, 'incoming');
    for (const name of names) await mkdir(path.join(folder, name));
    await run('status');
    expect((await readdir(folder)).sort()).toEqual(names);
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of names) await utimes(path.join(folder, name), old, old);
    await run('status');
    expect(await readdir(folder)).toEqual(names.filter((name) => !others.includes(name)));
  });
});

it('nothing is left of a file that cannot be replaced', async () => {
  const place = path.join(store.folder, 'failures/host@1.0.0.json');
  await mkdir(path.join(place, 'a-folder'), { recursive: true });
  await expect(replaceFile(place, '{}')).rejects.toThrow();
  expect(() => new Notes(store.folder).receive('failures/host@1.0.0.json', '{}')).toThrow();
  expect(await readdir(path.dirname(place))).toEqual([path.basename(place)]);
});
