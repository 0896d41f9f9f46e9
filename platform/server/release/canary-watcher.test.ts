import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noCounts } from '../../release-set/canary';
import { watchCanary } from './canary-watcher';
import { StoreOnDisk } from './testing/store-on-disk';

jest.mock('node:child_process', () => {
  const real = jest.requireActual('node:child_process');
  return { ...real, spawn: jest.fn(real.spawn) };
});

// A command is compiled first, on a busy machine in some seconds.
jest.setTimeout(90_000);

let store: StoreOnDisk;
let said: string[];
let stop: () => void;

const read = (channel: string) =>
  JSON.parse(readFileSync(path.join(store.folder, `channels/${channel}.json`), 'utf8'));

/** A share of the visitors gets a version that throws. @param id of the canary */
function shareFault(id: number): void {
  const canary = { id, app: 'catalog', version: '2.0.0', control: '1.0.0', share: 10 };
  const state = { ...read('canary'), canary: { ...canary, since: new Date().toISOString() } };
  writeFileSync(path.join(store.folder, 'channels/canary.json'), JSON.stringify(state));
  const counts = noCounts();
  Object.assign(counts.canary, { pages: 60, draw: 14 });
  Object.assign(counts.control, { pages: 540 });
  const folder = path.join(store.folder, 'counts', String(id));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'copy.json'), JSON.stringify(counts));
}

beforeEach(() => {
  store = new StoreOnDisk();
  said = [];
  stop = () => undefined;
  jest.mocked(spawn).mockClear();
  store.release('live', { host: '1.0.0', catalog: '1.0.0' });
  store.release('canary', { host: '1.0.0', catalog: '2.0.0' });
  shareFault(1);
});
afterEach(() => {
  stop();
  store.remove();
});

const isRunning = () => read('canary').canary !== undefined;

it('while a share of the visitors gets a version, a command takes it back that fails, and ends', async () => {
  stop = watchCanary({ storeDir: store.folder, releaseUrl: undefined }, isRunning, (line) => {
    said.push(line);
  });
  while (said.length === 0) await pause(100);
  expect(said).toEqual([
    expect.stringMatching(/^taken back: catalog@2\.0\.0: of 2\.0\.0 14 of 60 pages failed/),
  ]);
  expect(isRunning()).toBe(false);
  expect(read('live').withdrawnVersions).toEqual(['catalog@2.0.0']);

  // It looks a last time, a second later, and ends by itself: the next share has one of its own.
  await pause(3_000);
  rmSync(path.join(store.folder, 'moves/canary'), { recursive: true });
  store.release('canary', { host: '1.0.0', catalog: '2.0.0' });
  shareFault(2);
  while (said.length === 1) await pause(100);
  expect(said[1]).toMatch(/^taken back: catalog@2\.0\.0/);
  expect(spawn).toHaveBeenCalledTimes(2);
});

it('with a release server, that one does so: no command is started', () => {
  jest.useFakeTimers();
  const releaseUrl = 'http://127.0.0.1:9';
  stop = watchCanary({ storeDir: store.folder, releaseUrl }, isRunning, (line) => {
    said.push(line);
  });
  jest.advanceTimersByTime(2_500);
  jest.useRealTimers();
  expect(spawn).not.toHaveBeenCalled();
});
