import { promote } from '../operations/promote';
import { remove } from '../operations/remove';
import { rollback } from '../operations/rollback';
import { withdraw } from '../operations/withdraw';
import type { FolderStore } from '../store/folder-store';
import {
  contractOf,
  noteFailure,
  publishVersion,
  removeStore,
  storeWith,
} from '../testing/store-world';
import { log, printLog } from './log';
import { printStatus, status } from './status';

let store: FolderStore;
beforeEach(async () => {
  store = await storeWith('host@1.0.0', 'catalog@1.0.0', 'catalog@2.0.0');
});
afterEach(() => removeStore(store));
const go = (versions: Record<string, string>, by: string, why?: string, channel = 'live') =>
  promote(store, { versions, by, channel, ...(why ? { why } : {}) }, async () => {});

describe('the status', () => {
  it('shows at a glance what is live, since when, by whom and how large', async () => {
    const first = await go({ host: '1.0.0', catalog: '1.0.0' }, 'Asha');
    const { id } = await go({ catalog: '2.0.0' }, 'Ravi', 'a typo');
    await go({ catalog: '1.0.0' }, 'Ravi', undefined, 'team');
    const now = Date.now() + 3 * 60 * 60 * 1000;
    const lines = printStatus(await status(store), now).split('\n');

    expect(lines[0]).toMatch(
      new RegExp(`^live: release ${id}, 3 h ago \\(.* UTC\\), by Ravi: a typo$`),
    );
    expect(lines[2]).toMatch(/app +version +since +by +script +files +why/);
    expect(lines[3]).toMatch(/host +1\.0\.0 +3 h ago +Asha +\d\.\d kB +\d\.\d kB/);
    expect(lines[4]).toMatch(/catalog +2\.0\.0 +3 h ago +Ravi +\d\.\d kB +\d\.\d kB +a typo/);
    expect(lines.at(-2)).toBe(`before it: release ${first.id}`);
    expect(lines.at(-1)).toMatch(/^channel team: release \w+, catalog@1\.0\.0$/);
  });

  it('says of a preview that does not follow what is different there, and why', async () => {
    const paths = ['/catalog', '/reviews'];
    await publishVersion(store, contractOf('catalog', '3.0.0', { paths }));
    await publishVersion(store, contractOf('reviews', '1.0.0'));
    await go({ host: '1.0.0' }, 'Asha');
    const { id } = await go({ catalog: '3.0.0' }, 'Asha', undefined, 'team');
    await go({ reviews: '1.0.0' }, 'Asha');
    const why = 'catalog@3.0.0 owns /reviews, which belongs to reviews@1.0.0';
    const now = await status(store);
    expect(now.others[0]).toMatchObject({
      parts: ['catalog@3.0.0', 'without reviews'],
      breaks: [why],
    });
    expect(printStatus(now).split('\n').slice(-2)).toEqual([
      `channel team: release ${id}, catalog@3.0.0, without reviews`,
      `  does not follow what is live: ${why}`,
    ]);
  });

  it('tells an app that was removed from what was rolled back', async () => {
    await publishVersion(store, contractOf('reviews', '1.0.0'));
    await go({ host: '1.0.0', reviews: '1.0.0' }, 'Asha');
    await remove(store, { name: 'reviews', by: 'Asha', drops: [] });
    const lines = printStatus(await status(store)).split('\n');
    expect(lines.at(-2)).toBe('removed: reviews@1.0.0');
  });

  it('names what is published and not live', async () => {
    await go({ host: '1.0.0', catalog: '2.0.0' }, 'Asha');
    expect(printStatus(await status(store))).not.toContain('not live');
    await publishVersion(store, contractOf('catalog', '3.0.0'));
    await publishVersion(store, contractOf('reviews', '1.0.0'));
    const now = await status(store);
    expect(now.publishedNotLive).toEqual(['catalog@3.0.0', 'reviews@1.0.0']);
    expect(printStatus(now)).toContain('published, not live: catalog@3.0.0, reviews@1.0.0');
  });

  it('says how a live version failed visitors the last time', async () => {
    await go({ host: '1.0.0', catalog: '2.0.0' }, 'Asha');
    const now = Date.now();
    const note = (version: string, ms: number) =>
      noteFailure(store, version, { at: new Date(ms).toISOString(), kind: 'server' });
    await note('catalog@1.0.0', now);
    await note('catalog@2.0.0', now);
    // On a preview, before it went live.
    await note('host@1.0.0', 0);
    const printed = printStatus(await status(store), now + 120_000);
    expect(printed.match(/^failed: .*$/gm)).toEqual([
      'failed: catalog@2.0.0, 2 min ago, on the server; its previous version renders instead, where there is one',
    ]);
  });

  it('names what was rolled back, and what was withdrawn', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' }, 'Asha');
    await go({ catalog: '2.0.0' }, 'Ravi');
    await rollback(store, { by: 'Asha', why: 'prices' });
    const now = await status(store);
    expect(now.rolledBack).toEqual(['catalog@2.0.0']);
    // It waits for nothing: it has been live.
    expect(now.publishedNotLive).toEqual([]);
    expect(printStatus(now)).toMatch(/^rolled back: catalog@2\.0\.0$/m);
    expect(printStatus(now)).not.toMatch(/^withdrawn/m);

    await publishVersion(store, contractOf('catalog', '3.0.0'));
    await go({ catalog: '3.0.0' }, 'Ravi');
    await withdraw(store, { name: 'catalog', version: '1.0.0', by: 'Asha' });
    const later = await status(store);
    expect(later.rolledBack).toEqual(['catalog@2.0.0', 'catalog@1.0.0']);
    expect(printStatus(later).match(/^(rolled back|withdrawn): .*$/gm)).toEqual([
      'rolled back: catalog@2.0.0',
      'withdrawn: catalog@1.0.0',
    ]);
  });
});

describe('the log', () => {
  it('tells the latest first: who did what to which app, and why', async () => {
    await go({ host: '1.0.0', catalog: '1.0.0' }, 'Asha');
    await go({ catalog: '2.0.0' }, 'Ravi', 'a typo');
    await rollback(store, { by: 'Asha', why: 'prices' });
    const [, back, forth] = printLog(await log(store, 10)).split('\n');
    expect(back).toMatch(/Asha +rollback +live +\w+ +catalog 2\.0\.0 → 1\.0\.0 +prices$/);
    expect(forth).toMatch(/Ravi +promote +live +\w+ +catalog 1\.0\.0 → 2\.0\.0 +a typo$/);
  });

  it('has a line for each version that was published', async () => {
    expect(printLog(await log(store, 10))).toMatch(/Asha +publish +catalog 2\.0\.0/);
  });

  it('says so when nothing happened', async () => {
    await removeStore(store);
    expect(printLog(await log(store, 10))).toBe('nothing happened yet');
  });

  it('prints no control characters of whoever wrote the reason', async () => {
    await go({ host: '1.0.0' }, 'Asha', 'fine\u001b[2J\nhost');
    expect(printLog(await log(store, 1))).not.toContain('\u001b');
    expect(printLog(await log(store, 1))).toContain('fine [2J host');
    expect(printStatus(await status(store))).not.toContain('\u001b');
  });
});
