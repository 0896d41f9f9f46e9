import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { promote } from './promote';
import { rollback } from './rollback';

/** Any history of one shop, beside a plain list of what was promoted and not undone since. */

const apps = ['host', 'catalog', 'blog', 'account'] as const;
const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'];
const by = 'Asha';

type App = (typeof apps)[number];
type Versions = Partial<Record<App, string>>;
type Step = { promote: Versions } | { rollback: readonly App[] };

interface Entry {
  app: App;
  version: string;
  /** number of the promote */
  promote: number;
}

const app = fc.constantFrom(...apps);
const steps = fc.array<Step>(
  fc.oneof(
    fc.record({
      promote: fc.dictionary(app, fc.constantFrom(...versions), { minKeys: 1, maxKeys: 2 }),
    }),
    // Without a name: what the latest promote brought.
    fc.record({ rollback: fc.uniqueArray(app, { maxLength: 2 }) }),
  ),
  { maxLength: 16 },
);

const liveIn = (list: readonly Entry[]): Versions =>
  Object.fromEntries(list.map(({ app: name, version }) => [name, version]));

/** @returns the list after a step; undefined when there is nothing to go back to */
function after(list: readonly Entry[], step: Step, number: number): Entry[] | undefined {
  if ('promote' in step) {
    const live = liveIn(list);
    const brought = Object.entries(step.promote) as [App, string][];
    const other = brought.filter(([name, version]) => live[name] !== version);
    return [...list, ...other.map(([name, version]) => ({ app: name, version, promote: number }))];
  }
  const latest = Math.max(...list.map((entry) => entry.promote));
  const undone =
    step.rollback.length > 0
      ? step.rollback.map((name) => list.findLast((entry) => entry.app === name))
      : list.filter((entry) => entry.promote === latest);
  const rest = list.filter((entry) => !undone.includes(entry));
  return Object.keys(liveIn(rest)).length === apps.length ? rest : undefined;
}

describe('promotes and rollbacks of four teams', () => {
  let store: FolderStore;
  beforeAll(async () => {
    store = await newStore();
    for (const name of apps) {
      for (const version of versions) {
        await publishVersion(store, contractOf(name, version, { platform: '1.0.0' }));
      }
    }
  });
  afterAll(() => removeStore(store));

  it('each leave what a plain list of every app’s versions says', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const folder of ['moves', 'channels', 'releases']) {
          await rm(path.join(store.folder, folder), { recursive: true, force: true });
        }
        const first = Object.fromEntries(apps.map((name) => [name, '1.0.0']));
        let list: Entry[] = [];
        const takenBack = new Set<string>();
        for (const [number, step] of [{ promote: first }, ...all].entries()) {
          const next = after(list, step, number);
          const move =
            'promote' in step
              ? promote(store, { versions: step.promote, by }, async () => {})
              : rollback(store, { apps: step.rollback, by });
          if (next) await move;
          else await expect(move).rejects.toThrow(/no other version of|no release before/);
          const left = 'rollback' in step ? liveIn(list) : {};
          list = next ?? list;
          for (const one of Object.entries(left)) takenBack.add(one.join('@'));
          for (const one of Object.entries(liveIn(list))) takenBack.delete(one.join('@'));
          const { release = '', withdrawnVersions } = (await store.readChannel('live')) ?? {};
          expect(new Set(withdrawnVersions)).toEqual(takenBack);
          const live = Object.values((await store.readSet(release)).parts);
          expect(Object.fromEntries(live.map((one) => [one.name, one.version]))).toEqual(
            liveIn(list),
          );
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
