import { existsSync } from 'node:fs';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { rollback } from '../operations/rollback';
import { contractOf, publishVersion } from '../testing/store-world';
import {
  allObjects,
  by,
  describeShared,
  files,
  go,
  machine,
  one,
  other,
  pulled,
} from '../testing/two-machines';

describeShared('a shared store', () => {
  it('prunes everywhere, and a version comes back with the same bytes only', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    const before = (await allObjects()).length;
    await prune(other, { keep: 1, dryRun: false, by });
    await pulled(one);
    for (const store of [one, other]) {
      expect(await files(store, '1.0.0')).toEqual([]);
      expect(await store.setIds()).toHaveLength(1);
    }
    expect((await allObjects()).length).toBeLessThan(before);
    const again = contractOf('catalog', '1.0.0');
    await expect(publishVersion(one, again, { 'server.js': 'other' })).rejects.toThrow(
      'was published before with other files',
    );
    await publishVersion(one, again);
    await pulled(other);
    expect(await files(other, '1.0.0')).toEqual(await files(one, '1.0.0'));
  });

  it('brings no pruned version live where its files still lie', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    await prune(one, { keep: 1, dryRun: false, by });
    await other.shared?.refresh();
    expect(await files(other, '1.0.0')).not.toEqual([]);
    await expect(rollback(other, { by, apps: ['catalog'], to: '1.0.0' })).rejects.toThrow(
      'catalog@1.0.0 was pruned from the store',
    );
    await expect(go(other, { catalog: '1.0.0' })).rejects.toThrow(
      'catalog@1.0.0 was pruned from the store',
    );
    expect(await pulled(one)).toBe('2.0.0');
  });

  it('decides a promote again that a prune on another machine overtook', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await pulled(other);
    let isFirst = true;
    const overtaken = promote(other, { versions: { catalog: '1.0.0' }, by }, async () => {
      if (isFirst) await prune(one, { keep: 1, dryRun: false, by });
      isFirst = false;
    });
    await expect(overtaken).rejects.toThrow('catalog@1.0.0');
    expect(await pulled(one)).toBe('2.0.0');
  });

  it('says that a channel has a version that was pruned', async () => {
    const record = 'publications/catalog@1.0.0.json';
    const text = (await one.shared?.records.read(record)) ?? '';
    const { upload: _, ...rest } = JSON.parse(text);
    await one.shared?.records.swap(record, text, JSON.stringify(rest));
    await other.shared?.pull();
    expect(other.shared?.lostVersions).toEqual([
      'the channel "live" has catalog@1.0.0, which was pruned: publish it again',
    ]);
  });

  it('prunes while others publish and promote: what is live is whole on every machine', async () => {
    const release = async () => {
      for (let at = 2; at < 8; at += 1) {
        await publishVersion(one, contractOf('catalog', `${at}.0.0`));
        await go(one, { catalog: `${at}.0.0` });
      }
    };
    let isOver = false;
    const pruning = async () => {
      while (!isOver) await prune(other, { keep: 1, dryRun: false, by }).catch(() => undefined);
    };
    await Promise.all([release().finally(() => (isOver = true)), pruning()]);
    const third = await machine();
    expect(await pulled(third)).toBe('7.0.0');
    expect(await files(third, '7.0.0')).toEqual(await files(one, '7.0.0'));
    expect(existsSync(third.channelFile('live'))).toBe(true);
  }, 120_000);

  it('puts back at once what went live while a prune had taken it out', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await other.shared?.refresh();
    let [taken, wentLive] = [() => {}, () => {}];
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const isLive = new Promise<void>((resolve) => (wentLive = resolve));
    const moves = other.moves.bind(other);
    jest.spyOn(other, 'moves').mockImplementation((channel) => {
      const log = moves(channel);
      const write = log.write.bind(log);
      // The prune has taken out 1.0.0, and is about to confirm that no channel needs it.
      jest.spyOn(log, 'write').mockImplementation(async (...move) => {
        taken();
        await isLive;
        return write(...move);
      });
      return log;
    });
    let pruning: Promise<unknown> | undefined;
    await promote(one, { versions: { catalog: '1.0.0' }, by }, () => {
      pruning = prune(other, { keep: 1, dryRun: false, by });
      return isTaken;
    });
    wentLive();
    const begun = performance.now();
    await expect(pruning).rejects.toThrow('moved meanwhile; nothing was pruned');
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(await pulled(await machine())).toBe('1.0.0');
  }, 120_000);

  it('shows nothing of a publish that was killed, and the next prune removes it a day later', async () => {
    const key = `remotes/catalog/9.0.0/${(Date.now() - 90_000_000).toString(36)}-0a/server.js`;
    const recent = `remotes/catalog/9.0.0/${Date.now().toString(36)}-0b/server.js`;
    for (const each of [key, recent]) await one.shared?.objects.put(each, Buffer.from('half'));
    expect(await pulled(other)).toBe('1.0.0');
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    await prune(one, { keep: 1, dryRun: false, by });
    expect(await allObjects()).not.toContain(key);
    expect(await allObjects()).toContain(recent);
  });

  it('puts back what a prune took out that died before its end', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    const objects = await allObjects();
    const records = one.shared?.records as NonNullable<typeof one.shared>['records'];
    const swap = records.swap.bind(records);
    let isAway = false;
    const swaps = jest.spyOn(records, 'swap').mockImplementation(async (name, ...texts) => {
      isAway ||= name.startsWith('moves/');
      if (isAway) throw new Error('PostgreSQL does not answer');
      return swap(name, ...texts);
    });
    await expect(prune(one, { keep: 1, dryRun: false, by })).rejects.toThrow(
      'PostgreSQL does not answer; what was taken out is put back by the next prune',
    );
    swaps.mockRestore();
    expect(await files(one, '1.0.0')).not.toEqual([]);
    await expect(rollback(other, { by })).rejects.toThrow('catalog@1.0.0 was pruned');
    await expect(prune(other, { keep: 1, dryRun: false, by })).rejects.toThrow(
      /^another prune began at /,
    );
    const later = Date.now() + 11 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await prune(other, { keep: 5, dryRun: false, by });
    jest.restoreAllMocks();
    expect(await other.setIds()).toHaveLength(2);
    expect(await allObjects()).toEqual(objects);
    expect((await rollback(other, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(await pulled(one)).toBe('1.0.0');
    // It is over: the next one begins at once.
    await go(one, { catalog: '2.0.0' });
    await prune(one, { keep: 1, dryRun: false, by });
    expect((await allObjects()).length).toBeLessThanOrEqual(objects.length);
  });
});
