import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ArmCounts, type Canary, noCounts } from '../../release-set/canary';
import { folderReleases } from '../folder-releases';
import { deriveSet } from '../operations/derive-set';
import { moveChannel } from '../operations/move-channel';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { rollback } from '../operations/rollback';
import { log, printLog } from '../reports/log';
import { printStatus, status } from '../reports/status';
import type { FolderStore } from '../store/folder-store';
import { MoveLog } from '../store/move-log';
import { contractOf, publishVersion, removeStore, storeWith } from '../testing/store-world';
import { settleCanary } from './settle';
import { share } from './share';

let store: FolderStore;
const pass = async () => {};

beforeEach(async () => {
  store = await storeWith(
    ...['host@1.0.0', 'catalog@1.0.0', 'catalog@2.0.0', 'catalog@3.0.0'],
    ...['blog@1.0.0', 'blog@2.0.0'],
  );
  await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
});
afterEach(() => removeStore(store));

const go = (versions: Record<string, string>, channel = 'live') =>
  promote(store, { versions, by: 'Asha', channel }, pass);

const tryOn = (percent = 10, more: { promoteAfterMs?: number; drops?: string[] } = {}) =>
  share(store, { versions: { catalog: '2.0.0' }, share: percent, by: 'Asha', ...more }, pass);

const versionsOn = async (channel: string): Promise<string> => {
  const set = await store.currentSet(channel);
  return Object.values(set?.parts ?? {})
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ');
};
const running = async (): Promise<Canary | undefined> =>
  (await store.readChannel('canary'))?.canary;
const takenBack = async () => (await store.readChannel('live'))?.withdrawnVersions;
const last = async (channel: string) => (await store.moves(channel).all()).at(-1);

/** Moves what is live as a process does that ends before the share follows. */
const moveLive = (app: string, version?: string) =>
  moveChannel(store, 'live', { by: 'Asha' }, async (now) => {
    if (!now) throw new Error('nothing is live');
    const { [app]: _gone, ...apps } = now.parts;
    const own = version && { [app]: await store.readVersion(app, version) };
    return { action: 'promote', set: deriveSet(now, { ...apps, ...own }) };
  });

/** A copy of the storefront counts. */
async function count(
  copy: string,
  canary: Partial<ArmCounts>,
  control: Partial<ArmCounts> = {},
): Promise<void> {
  const folder = path.join(store.folder, 'counts', String((await running())?.id));
  mkdirSync(folder, { recursive: true });
  const counts = noCounts();
  Object.assign(counts.canary, { ...counts.canary, ...canary });
  Object.assign(counts.control, { ...counts.control, ...control });
  writeFileSync(path.join(folder, `${copy}.json`), JSON.stringify(counts));
}

const sound = { pages: 60, settled: 60, alive: 58 };
const broken = { pages: 60, settled: 60, alive: 58, draw: 14 };
const manyPages = { pages: 540, settled: 540, alive: 520 };

describe('a share of the visitors', () => {
  it('gets what is live with one app swapped, and what is live stays', async () => {
    await tryOn();
    expect(await versionsOn('canary')).toBe('blog@1.0.0 catalog@2.0.0 host@1.0.0');
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
    expect(await running()).toMatchObject({ version: '2.0.0', control: '1.0.0', share: 10 });
  });

  it('goes through the gate of a promote, once for each release', async () => {
    const gate = jest.fn(pass);
    const ask = { versions: { catalog: '2.0.0' }, by: 'Asha' };
    await share(store, { ...ask, share: 10, drops: ['/x'] }, gate);
    await share(store, { ...ask, share: 20 }, gate);
    expect(gate).toHaveBeenCalledTimes(1);
    expect(gate).toHaveBeenCalledWith(store, {
      apps: expect.objectContaining({ catalog: expect.objectContaining({ version: '2.0.0' }) }),
      before: expect.objectContaining({ catalog: expect.objectContaining({ version: '1.0.0' }) }),
      candidates: ['catalog'],
      drops: ['/x'],
    });
    expect((await running())?.drops).toEqual(['/x']);
    const refuse = () => Promise.reject(new Error('it does not fit'));
    const other = { versions: { catalog: '3.0.0' }, share: 10, by: 'Asha' };
    await expect(share(store, other, refuse)).rejects.toThrow('it does not fit');
    expect(await running()).toMatchObject({ version: '2.0.0', share: 20 });
    await share(store, other, gate);
    expect((await running())?.drops).toEqual([]);
  });

  it('becomes larger with the same counts, and starts again with another version', async () => {
    await tryOn();
    const { id } = (await running()) ?? {};
    await tryOn(30);
    expect(await running()).toMatchObject({ id, share: 30 });
    await count('copy', sound);
    await share(store, { versions: { catalog: '3.0.0' }, share: 5, by: 'Asha' }, pass);
    expect((await running())?.id).not.toBe(id);
    const { canary, publishedNotLive } = await status(store);
    expect(canary?.counts).toEqual(noCounts());
    expect(publishedNotLive).toEqual(['blog@2.0.0']);
  });

  it('follows what other teams promote and roll back meanwhile', async () => {
    await tryOn();
    await go({ blog: '2.0.0' });
    expect(await versionsOn('canary')).toBe('blog@2.0.0 catalog@2.0.0 host@1.0.0');
    await rollback(store, { apps: ['blog'], by: 'Ravi' });
    expect(await versionsOn('canary')).toBe('blog@1.0.0 catalog@2.0.0 host@1.0.0');
    expect(await running()).toMatchObject({ share: 10, id: 1 });
  });

  it('is over when the version, or another one of the app, goes live', async () => {
    await tryOn();
    await go({ catalog: '2.0.0' });
    expect(await running()).toBeUndefined();
    expect(await takenBack()).toEqual([]);
    expect(await last('canary')).toMatchObject({ why: 'catalog@2.0.0 is live for all' });
    await go({ catalog: '1.0.0' });
    await tryOn();
    await go({ catalog: '3.0.0' });
    expect(await running()).toBeUndefined();
  });

  it('stays as it is where its app does not fit what is live, and the status says why', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { places: ['blog/List'] }));
    await publishVersion(store, contractOf('blog', '4.0.0', { widgets: ['List'] }));
    await go({ blog: '4.0.0' });
    await share(store, { versions: { catalog: '4.0.0' }, share: 10, by: 'Asha' }, pass);
    await go({ blog: '2.0.0' });
    expect(await versionsOn('canary')).toBe('blog@4.0.0 catalog@4.0.0 host@1.0.0');
    const why = 'catalog@4.0.0 places blog/List, which blog@2.0.0 does not offer';
    expect((await status(store)).canary?.breaks).toEqual([why]);
    expect(printStatus(await status(store))).toContain(`  does not follow what is live: ${why}`);
  });

  it('is over where its app does not fit and the release holds what was taken back', async () => {
    await publishVersion(store, contractOf('catalog', '4.0.0', { places: ['blog/List'] }));
    await publishVersion(store, contractOf('blog', '4.0.0', { widgets: ['List'] }));
    await go({ blog: '4.0.0' });
    await share(store, { versions: { catalog: '4.0.0' }, share: 10, by: 'Asha' }, pass);
    await rollback(store, { apps: ['blog'], by: 'Ravi' });
    expect(await running()).toBeUndefined();
    expect((await last('canary'))?.why).toMatch(/^blog@4.0.0 was taken back; catalog@4.0.0 places/);
  });

  it('survives a prune', async () => {
    await tryOn();
    await go({ blog: '2.0.0' });
    await prune(store, { keep: 1, dryRun: false, by: 'Asha' });
    expect(await running()).toMatchObject({ version: '2.0.0' });
    expect(await versionsOn('canary')).toBe('blog@2.0.0 catalog@2.0.0 host@1.0.0');
  });

  it.each<[what: string, ask: Record<string, string>, message: string]>([
    ['several apps', { catalog: '2.0.0', blog: '2.0.0' }, 'one app at a time'],
    ['what is live', { catalog: '1.0.0' }, 'catalog@1.0.0 is live for all'],
    [
      'a new app',
      { account: '1.0.0' },
      'no version of account is live to compare with; promote it',
    ],
    ['what was never published', { catalog: '9.0.0' }, 'catalog@9.0.0 was never published'],
  ])('is refused %s', async (_what, versions, message) => {
    const asked = share(store, { versions, share: 10, by: 'Asha' }, pass);
    await expect(asked).rejects.toThrow(message);
  });

  it.each([
    [{ share: 0 }, '--share is 1 to 99 of 100 visitors, not 0'],
    [{ share: 100 }, '--share is 1 to 99 of 100 visitors, not 100'],
    [{ promoteAfterMs: 60_000 }, '--promote-after belongs to --share: '],
  ])('is refused %j, on every way', async (more, message) => {
    const ask = { versions: { catalog: '2.0.0' }, channel: 'live', drops: [], ...more };
    await expect(folderReleases(store, 'Asha').promote(ask)).rejects.toThrow(message);
    expect(await running()).toBeUndefined();
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
  });

  it('is one at a time', async () => {
    await tryOn();
    const second = share(store, { versions: { blog: '2.0.0' }, share: 10, by: 'Ravi' }, pass);
    await expect(second).rejects.toThrow(
      'catalog@2.0.0 is shown to 10 % of the visitors; promote it or roll it back first',
    );
  });
});

describe('a rollback of the app', () => {
  const releases = (own?: string[]) => folderReleases(store, 'Asha', own);
  const ask = { apps: ['catalog'], channel: 'live', why: 'ugly' };

  it('takes the version back, and leaves what is live', async () => {
    const before = await store.currentSet('live');
    await tryOn();
    const moved = await releases().rollback(ask);
    expect(moved).toMatchObject({ release: before?.id, takenBack: 'catalog@2.0.0' });
    expect(await running()).toBeUndefined();
    expect(await takenBack()).toEqual(['catalog@2.0.0']);
    await releases()
      .rollback(ask)
      .catch(() => undefined);
    expect(await takenBack()).toEqual(['catalog@2.0.0']);
  });

  it('and a withdrawal by name are for the team of the app', async () => {
    await tryOn();
    await expect(releases(['blog']).rollback(ask)).rejects.toThrow('not for catalog');
    const named = { name: 'catalog', version: '2.0.0', channel: 'live' };
    expect(await releases(['catalog']).withdraw(named)).toEqual(['catalog@2.0.0']);
    expect(await running()).toBeUndefined();
  });

  it('lets the version be shown to a share again', async () => {
    await tryOn();
    await releases().rollback(ask);
    await tryOn();
    expect(await running()).toMatchObject({ version: '2.0.0' });
    await go({ catalog: '2.0.0' });
    expect(await takenBack()).toEqual([]);
  });

  it.each([
    () => releases().promote({ versions: { catalog: '2.0.0' }, channel: 'canary', drops: [] }),
    () => releases().rollback({ ...ask, channel: 'canary' }),
    () => releases().withdraw({ name: 'catalog', version: '2.0.0', channel: 'canary' }),
  ])('is not of the channel by its name', async (move) => {
    await tryOn();
    await expect(move()).rejects.toThrow('the channel "canary" is that of promote --share');
    expect(await running()).toBeDefined();
  });
});

describe('by itself', () => {
  it('a version that fails more is taken back, with the figures of all copies as its reason', async () => {
    await tryOn();
    await count('one', { ...broken, pages: 30, settled: 28, alive: 26, draw: 7 }, manyPages);
    await count('two', { ...broken, pages: 30, settled: 28, alive: 26, draw: 7 });
    expect(await settleCanary(store, pass)).toMatch(
      /^taken back: catalog@2.0.0: of 2.0.0 14 of 60/,
    );
    expect(await running()).toBeUndefined();
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
    expect(await takenBack()).toEqual(['catalog@2.0.0']);
    const why =
      'of 2.0.0 14 of 60 pages failed (draw 14) and 4 of 56 never came alive; of 1.0.0 0 of 540 pages failed and 20 of 540 never came alive';
    expect(await last('live')).toMatchObject({ action: 'withdraw', by: 'automatic', why });
    expect(await last('canary')).toMatchObject({ action: 'rollback', by: 'automatic', why });
    expect(await settleCanary(store, pass)).toBeUndefined();
    expect(printLog(await log(store, 9))).toContain('share 10 %');
  });

  it('one whose pages do not come alive is taken back too', async () => {
    await tryOn();
    await count('one', { pages: 60, settled: 60, alive: 20 }, manyPages);
    expect(await settleCanary(store, pass)).toContain('40 of 60 never came alive');
  });

  it('a sound version stays what a share gets, and goes live after its time if so asked', async () => {
    await tryOn();
    await count('one', sound, manyPages);
    expect(await settleCanary(store, pass)).toBeUndefined();
    await tryOn(10, { promoteAfterMs: 60_000 });
    expect(await settleCanary(store, pass)).toBeUndefined();
    await tryOn(10, { promoteAfterMs: 0 });
    expect(await settleCanary(store, pass)).toMatch(/^live: catalog@2.0.0: of 2.0.0 0 of 60/);
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@2.0.0 host@1.0.0');
    expect(await last('live')).toMatchObject({ action: 'promote', by: 'automatic' });
    expect(await running()).toBeUndefined();
  });

  it('a version that hardly anybody has seen does not go live', async () => {
    await tryOn(10, { promoteAfterMs: 0 });
    await count('one', { ...sound, pages: 49 }, manyPages);
    expect(await settleCanary(store, pass)).toBeUndefined();
    expect(await running()).toBeDefined();
    expect(printStatus(await status(store))).toContain('live for all after 50 pages');
  });

  it('one that does not fit what is live by then stays as it is, until what is live changes', async () => {
    await tryOn(10, { promoteAfterMs: 0, drops: ['/old'] });
    await count('one', sound, manyPages);
    const gate = jest.fn(async () => {
      const { RejectedError } = jest.requireActual('../../release-set/rejected-error');
      throw new RejectedError('blog@1.0.0 needs a path');
    });
    expect(await settleCanary(store, gate)).toBe(
      'catalog@2.0.0 was not made live: blog@1.0.0 needs a path',
    );
    expect(gate).toHaveBeenCalledWith(store, expect.objectContaining({ drops: ['/old'] }));
    expect(await settleCanary(store, gate)).toBeUndefined();
    expect(gate).toHaveBeenCalledTimes(1);
    expect(printStatus(await status(store))).toContain(
      'was not made live: blog@1.0.0 needs a path',
    );
    await go({ blog: '2.0.0' });
    expect(await settleCanary(store, pass)).toMatch(/^live: /);
  });

  it('several processes that decide at once make one move', async () => {
    await tryOn(10, { promoteAfterMs: 0 });
    await count('one', sound, manyPages);
    await Promise.all([1, 2, 3].map(() => settleCanary(store, pass)));
    const promotes = (await store.moves('live').all()).filter(({ by }) => by === 'automatic');
    expect(promotes).toHaveLength(1);
  });

  it('a version that was taken back by hand meanwhile is not made live', async () => {
    await tryOn(10, { promoteAfterMs: 0 });
    await count('one', sound, manyPages);
    const slowGate = async () => {
      await folderReleases(store, 'Asha').rollback({ apps: ['catalog'], channel: 'live' });
    };
    expect(await settleCanary(store, slowGate)).toBeUndefined();
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
  });

  it('one that is tried again is not made live either, when it is taken back meanwhile', async () => {
    const releases = folderReleases(store, 'Asha');
    await tryOn();
    await releases.rollback({ apps: ['catalog'], channel: 'live' });
    await pause(2);
    await tryOn(10, { promoteAfterMs: 0 });
    await count('one', sound, manyPages);
    const slowGate = async () => {
      await releases.rollback({ apps: ['catalog'], channel: 'live' });
    };
    expect(await settleCanary(store, slowGate)).toBeUndefined();
    expect(await versionsOn('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
    expect(await takenBack()).toEqual(['catalog@2.0.0']);
    expect(await running()).toBeUndefined();
  });

  it.each<[what: string, version: string | undefined, live: string]>([
    ['another version live', '3.0.0', 'blog@1.0.0 catalog@3.0.0 host@1.0.0'],
    ['the app away', undefined, 'blog@1.0.0 host@1.0.0'],
  ])('it does not undo a move by hand that brought %s meanwhile', async (_what, version, live) => {
    await tryOn(10, { promoteAfterMs: 0 });
    await count('one', sound, manyPages);
    const slowGate = jest.fn(async () => {
      await moveLive('catalog', version);
    });
    await settleCanary(store, slowGate);
    expect(await versionsOn('live')).toBe(live);
    expect(slowGate).toHaveBeenCalledTimes(1);
    await settleCanary(store, pass);
    expect(await running()).toBeUndefined();
    expect(await versionsOn('live')).toBe(live);
  });

  it('a share follows what is live although the process that moved it has ended', async () => {
    await tryOn();
    await moveLive('blog', '2.0.0');
    expect(await settleCanary(store, pass)).toBeUndefined();
    expect(await versionsOn('canary')).toBe('blog@2.0.0 catalog@2.0.0 host@1.0.0');
    const moves = (await store.moves('canary').all()).length;
    await settleCanary(store, pass);
    expect(await store.moves('canary').all()).toHaveLength(moves);
    await moveLive('catalog', '3.0.0');
    await settleCanary(store, pass);
    expect(await running()).toBeUndefined();
  });

  it('a version is taken back although the process that does so ends half-way', async () => {
    await tryOn();
    await pause(2);
    const { write } = MoveLog.prototype;
    jest.spyOn(MoveLog.prototype, 'write').mockImplementation(function (this: MoveLog, ...all) {
      if (all[1].channel === 'canary') throw new Error('the process ended');
      return write.apply(this, all);
    });
    const asked = folderReleases(store, 'Asha').rollback({ apps: ['catalog'], channel: 'live' });
    await expect(asked).rejects.toThrow('the process ended');
    jest.restoreAllMocks();
    expect(await takenBack()).toEqual(['catalog@2.0.0']);
    expect(await settleCanary(store, pass)).toBeUndefined();
    expect(await running()).toBeUndefined();
    expect((await last('canary'))?.why).toBe('catalog@2.0.0 was taken back');
  });

  it('a file of counts that is half written is left out', async () => {
    await tryOn();
    await count('one', sound, manyPages);
    const folder = path.join(store.folder, 'counts', String((await running())?.id));
    writeFileSync(path.join(folder, 'two.json'), '{"canary":{"pages":1');
    writeFileSync(path.join(folder, 'three.json'), '{"canary":{"pages":"many","draw":1}}');
    expect((await status(store)).canary?.counts.canary).toMatchObject({ pages: 60, draw: 1 });
  });
});

it('the status shows the share and what visitors met', async () => {
  await tryOn(10, { promoteAfterMs: 1_800_000 });
  await count('one', { ...sound, draw: 1 }, manyPages);
  const { canary } = await status(store);
  expect(canary).toMatchObject({ app: 'catalog', version: '2.0.0', control: '1.0.0', share: 10 });
  expect(canary?.counts.canary.draw).toBe(1);
  expect(printStatus(await status(store))).toContain(
    [
      '10 % of the visitors: catalog@2.0.0, set 0 s ago',
      '  version  pages  load  draw  server  never alive',
      '  2.0.0       60     0     1       0      2 of 60',
      '  1.0.0      540     0     0       0    20 of 540',
      '  evidence of a fault: 0.0; at 1000 it is taken back',
      '  live for all in 30 min, unless it is taken back',
    ].join('\n'),
  );
});
