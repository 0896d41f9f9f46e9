import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../release-store/database';
import { followStore } from '../../release-store/follow-store';
import { rollback } from '../operations/rollback';
import { contractOf, noteFailure, publishVersion } from '../testing/store-world';
import { by, describeShared, files, go, machine, one, other, world } from '../testing/two-machines';
import type { FolderStore } from './folder-store';

describeShared('a shared store', () => {
  describe('that a storefront follows', () => {
    const lines: string[] = [];
    const follow = (store: FolderStore, options?: Parameters<typeof followStore>[3]) =>
      followStore(
        store.shared as NonNullable<typeof store.shared>,
        'live',
        (line) => lines.push(line),
        options,
      );
    const never = { pollMs: 3_600_000 };
    const shown = async (store: FolderStore): Promise<string | undefined> => {
      const channel = JSON.parse(await readFile(store.channelFile('live'), 'utf8'));
      return (await store.readSet(channel.release)).parts.catalog?.version;
    };
    const within = async (ms: number, check: () => Promise<boolean>) => {
      for (const end = performance.now() + ms; !(await check()); ) {
        if (performance.now() > end) throw new Error(`not within ${ms} ms: ${lines.join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };

    it('begins with what the channel shows, and brings the rest later', async () => {
      for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
        await publishVersion(one, contractOf('catalog', version));
      }
      const third = await machine();
      const { stop } = await follow(third);
      expect(await shown(third)).toBe('1.0.0');
      expect(await files(third, '4.0.0')).toEqual([]);
      await within(20_000, async () => (await files(third, '4.0.0')).length > 0);
      await stop();
    }, 60_000);

    it('shows each promote on two, and goes on when PostgreSQL and bucket are gone', async () => {
      const third = await machine();
      const stops = [await follow(other), await follow(third)];
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      for (const store of [other, third]) {
        await within(10_000, async () => (await shown(store)) === '2.0.0');
      }
      await noteFailure(third, 'catalog@2.0.0', { at: new Date().toISOString(), kind: 'draw' });
      const noted = path.join(one.folder, 'failures/catalog@2.0.0.json');
      await within(10_000, async () => {
        await one.shared?.refresh();
        return existsSync(noted);
      });

      await world.postgres.end('SIGQUIT');
      world.s3.fault = 'away';
      await within(10_000, async () => lines.some((line) => line.includes('does not answer')));
      await within(10_000, async () => stops.every(({ isAway }) => isAway()));
      for (const { stop } of stops) await stop();
      expect(await shown(other)).toBe('2.0.0');
      // It is started again, with its folder.
      const again = await machine(other.folder);
      const { stop, isAway } = await follow(again);
      expect(isAway()).toBe(true);
      expect(await shown(again)).toBe('2.0.0');
      // A machine without a copy says why it does not start.
      await expect(follow(await machine())).rejects.toThrow(/^PostgreSQL does not answer: /);

      await world.postgres.start();
      world.s3.heal();
      await rollback(one, { by });
      await within(20_000, async () => (await shown(again)) === '1.0.0');
      expect(lines).toContainEqual(expect.stringContaining('answer again'));
      await within(10_000, async () => !isAway());
      await stop();
    }, 120_000);

    it('hears of a move, and after its connection broke too', async () => {
      const followed = await follow(other, never);
      let updates = 0;
      followed.onUpdate(() => {
        updates += 1;
      });
      for (const version of ['2.0.0', '3.0.0']) {
        const before = updates;
        await publishVersion(one, contractOf('catalog', version));
        await go(one, { catalog: version });
        await within(20_000, async () => (await shown(other)) === version && updates > before);
        await openDatabase(world.postgres.url).query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'release store'`,
        );
      }
      await followed.stop();
    }, 60_000);

    it('shows a move that it did not hear of', async () => {
      const { stop } = await follow(other);
      await openDatabase(world.postgres.url).query(
        'alter table release_records disable trigger note_release_change',
      );
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      await within(20_000, async () => (await shown(other)) === '2.0.0');
      await stop();
    }, 60_000);
  });
});
