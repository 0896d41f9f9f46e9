import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '../operations/promote';
import { remove } from '../operations/remove';
import { rollback } from '../operations/rollback';
import { contractOf, publishVersion } from '../testing/store-world';
import { by, describeShared, go, one, other } from '../testing/two-machines';

describeShared('a shared store', () => {
  describe('while a storefront loads what will be live', () => {
    const isLocked = async (isGranted: boolean) => {
      const locks = "select 1 from pg_locks where locktype = 'advisory' and objid = 7203119";
      const statement = `${locks} and granted = ${isGranted}`;
      return (await one.shared?.records.database.query(statement))?.rows.length;
    };
    const until = async (isSo: () => Promise<unknown>) => {
      while (!(await isSo())) await pause(20);
    };
    let steps: string[];
    beforeEach(() => {
      steps = [];
    });
    /** Begins to load, and is not done before another machine waits. @param move the channel's until then */
    const load = async (move: number, begin = async () => {}) => {
      const loading = other.shared?.records.database.loading.hold(async () => {
        await begin();
        await until(() => isLocked(false));
        expect((await one.readChannel('live'))?.move).toBe(move);
        steps.push('loaded');
      });
      await until(() => isLocked(true));
      return { loading };
    };
    const named = async () => {
      await other.shared?.pull();
      return (await other.readPreload('live'))?.set;
    };

    it('a promote that has checked it does not move the channel', async () => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      let loading: Promise<unknown> | undefined;
      await promote(one, { versions: { catalog: '2.0.0' }, by }, async () => {
        ({ loading } = await load(1));
        steps.push('checked');
      });
      steps.push('moved');
      await loading;
      expect(steps).toEqual(['checked', 'loaded', 'moved']);
    });

    it.each([
      ['a rollback', () => rollback(one, { by })],
      ['a removal', () => remove(one, { name: 'catalog', by })],
    ])('%s does not move it either, and names first what will be live', async (_, move) => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      const before = (await named())?.id;
      const { loading } = await load(2, () => until(async () => (await named())?.id !== before));
      const { id } = await move();
      steps.push('moved');
      await loading;
      expect(steps).toEqual(['loaded', 'moved']);
      expect((await named())?.id).toBe(id);
    });

    it('a rollback does not wait for ever', async () => {
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      let end = () => {};
      const hangs = new Promise<void>((done) => (end = done));
      const loading = other.shared?.records.database.loading.hold(() => hangs);
      await until(() => isLocked(true));
      expect((await rollback(one, { by })).parts.catalog?.version).toBe('1.0.0');
      end();
      await loading;
    });
  });
});
