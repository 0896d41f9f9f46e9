import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { noteFailures } from './store-notes';

let storeDir: string;
beforeEach(async () => {
  storeDir = await mkdtemp(path.join(os.tmpdir(), 'store '));
});
afterEach(() => rm(storeDir, { recursive: true }));

it('the last failure of a version stays in the store, from the storefront that is live', async () => {
  const note = noteFailures({ channel: 'live', storeDir });
  await note('catalog', '2.0.0', 'server');
  await note('catalog', '2.0.0', 'draw');
  await noteFailures({ channel: 'staging', storeDir })('blog', '1.0.0', 'load');
  expect(await readdir(path.join(storeDir, 'failures'))).toEqual(['catalog@2.0.0.json']);
  const text = await readFile(path.join(storeDir, 'failures/catalog@2.0.0.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ at: expect.stringMatching(/Z$/), kind: 'draw' });
});

it('when its code broke is still known after files of it did not come', async () => {
  const file = path.join(storeDir, 'failures/catalog@2.0.0.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8'));
  await noteFailures({ channel: 'live', storeDir })('catalog', '2.0.0', 'load');
  expect((await read()).brokeAt).toBeUndefined();
  await noteFailures({ channel: 'live', storeDir })('catalog', '2.0.0', 'draw');
  const { at } = await read();
  // Both at once, as a browser reports them, and after a restart of the server.
  const note = noteFailures({ channel: 'live', storeDir });
  await Promise.all([note('catalog', '2.0.0', 'previous'), note('catalog', '2.0.0', 'load')]);
  expect(await read()).toMatchObject({ kind: 'load', brokeAt: at });
});

it('the same failure again is not noted for a minute', async () => {
  const note = noteFailures({ channel: 'live', storeDir });
  await note('catalog', '2.0.0', 'server');
  const file = path.join(storeDir, 'failures/catalog@2.0.0.json');
  await writeFile(file, 'unchanged');
  await note('catalog', '2.0.0', 'server');
  expect(await readFile(file, 'utf8')).toBe('unchanged');
});

it('a store that cannot be written to does not matter', async () => {
  await writeFile(path.join(storeDir, 'failures'), 'no folder');
  const note = noteFailures({ channel: 'live', storeDir });
  await expect(note('catalog', '2.0.0', 'server')).resolves.toBeUndefined();
});
