import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prune } from '../operations/prune';
import { contractOf, noteFailure, publishVersion } from '../testing/store-world';
import { by, describeShared, go, machine, one, other, pulled } from '../testing/two-machines';
import type { FolderStore } from './folder-store';

describeShared('a shared store', () => {
  describe('with notes', () => {
    const name = 'failures/catalog@1.0.0.json';
    const note = (store: FolderStore, at: string, kind: 'draw' | 'load' = 'draw') =>
      noteFailure(store, 'catalog@1.0.0', { at, kind });
    const send = (store: FolderStore) =>
      store.shared?.copy.notes.send(store.shared.records) ?? Promise.reject();
    const noted = async (store: FolderStore) =>
      JSON.parse(await readFile(path.join(store.folder, name), 'utf8'));

    it('sends none back that came, so that what is newer elsewhere stays', async () => {
      const counts = 'counts/1/of-one.json';
      const records = one.shared?.records;
      const of = (pages: number) => JSON.stringify({ canary: { pages }, control: { pages: 0 } });
      await records?.put(counts, of(1));
      await other.shared?.refresh();
      await records?.put(counts, of(2));
      await send(other);
      expect(await records?.read(counts)).toBe(of(2));
    });

    it('leaves newer failures of others to a machine that starts with an old copy', async () => {
      await note(other, '2026-01-01T00:00:00.000Z');
      await send(other);
      await one.shared?.refresh();
      await note(one, '2026-02-01T00:00:00.000Z', 'load');
      await send(one);
      const started = await machine(other.folder);
      await send(started);
      await one.shared?.refresh();
      await started.shared?.refresh();
      for (const store of [one, started]) {
        expect(await noted(store)).toEqual({
          at: '2026-02-01T00:00:00.000Z',
          kind: 'load',
          brokeAt: '2026-01-01T00:00:00.000Z',
        });
      }
    });

    it('removes notes everywhere once nothing needs them', async () => {
      await note(one, '2026-01-01T00:00:00.000Z');
      await send(one);
      await pulled(other);
      expect(existsSync(path.join(other.folder, name))).toBe(true);
      await publishVersion(one, contractOf('catalog', '2.0.0'));
      await go(one, { catalog: '2.0.0' });
      await prune(one, { keep: 1, dryRun: false, by });
      await pulled(other);
      await send(other);
      expect(existsSync(path.join(other.folder, name))).toBe(false);
      expect(await one.shared?.records.read(name)).toBeUndefined();
    });

    it('sends what was noted before an older note came', async () => {
      await pulled(other);
      await note(one, '2026-01-01T00:00:00.000Z');
      await send(one);
      await note(other, '2026-03-01T00:00:00.000Z');
      await other.shared?.refresh();
      await send(other);
      await one.shared?.refresh();
      expect((await noted(one)).at).toBe('2026-03-01T00:00:00.000Z');
    });
  });
});
