import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { findPreviousVersion } from '../../release-set/find-previous-version';
import type { ReleaseSet } from '../../release-set/release-set';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { promote } from './promote';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

/** Any history of one shop, compared with a plain list of what was promoted and not undone since. */

/** `sizes` comes after the first release. */
const apps = ['host', 'catalog', 'blog', 'account', 'sizes'] as const;
const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'];
/** Not published before a step does it. */
const late = '5.0.0';
const by = 'Asha';

type App = (typeof apps)[number];
type Versions = Partial<Record<App, string>>;
interface Version {
  app: App;
  version: string;
}
type Step =
  | { publish: App }
  | { promote: Versions }
  | { rollback: readonly App[]; to?: string | undefined }
  | { withdraw: Version };

interface Entry extends Version {
  /** number of the promote */
  promote: number;
}

/** What the store should say. */
interface Model {
  /** of each app what it can go back to, its live version last */
  list: readonly Entry[];
  published: ReadonlySet<string>;
  /** by version: what its app could go back to when it was live the last time, itself last */
  everLive: ReadonlyMap<string, readonly Entry[]>;
  takenBack: ReadonlySet<string>;
}

const app = fc.constantFrom(...apps);
const version = fc.constantFrom(...versions, late);
const steps = fc.array<Step>(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ publish: app }) },
    {
      weight: 6,
      arbitrary: fc.record({
        promote: fc.dictionary(app, version, { minKeys: 1, maxKeys: 2 }),
      }),
    },
    // Without a name: what the latest promote brought.
    {
      weight: 6,
      arbitrary: fc.record({ rollback: fc.uniqueArray(app, { maxLength: 2 }) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        rollback: fc.array(app, { minLength: 1, maxLength: 1 }),
        to: version,
      }),
    },
    { weight: 4, arbitrary: fc.record({ withdraw: fc.record({ app, version }) }) },
  ),
  { minLength: 4, maxLength: 20 },
);

const label = ({ app: name, version: number }: Version) => `${name}@${number}`;
const liveIn = (list: readonly Entry[]): Versions =>
  Object.fromEntries(list.map((entry) => [entry.app, entry.version]));
const labelsOf = (live: Versions) => Object.entries(live).map((one) => one.join('@'));

const entriesOf = (list: readonly Entry[], name: App) => list.filter((entry) => entry.app === name);

/** @returns where the model stands after a step; undefined when the step is refused */
function after(model: Model, step: Step, number: number): Model | undefined {
  const next = change(model, step, number);
  if (!next) return undefined;
  const live = apps.flatMap((name): [string, Entry[]][] => {
    const entries = entriesOf(next.list, name);
    const top = entries.at(-1);
    return top ? [[label(top), entries]] : [];
  });
  return { ...next, everLive: new Map([...next.everLive, ...live]) };
}

function change(model: Model, step: Step, number: number): Model | undefined {
  const { list, published, everLive, takenBack } = model;
  const live = liveIn(list);
  if ('publish' in step) {
    return { ...model, published: new Set([...published, `${step.publish}@${late}`]) };
  }
  if ('withdraw' in step) {
    const what = label(step.withdraw);
    const isLive = live[step.withdraw.app] === step.withdraw.version;
    if (isLive || !everLive.has(what)) return undefined;
    return { ...model, takenBack: new Set([...takenBack, what]) };
  }
  if ('promote' in step) {
    const brought = labelsOf(step.promote);
    if (brought.some((one) => !published.has(one))) return undefined;
    const other = (Object.entries(step.promote) as [App, string][]).filter(
      ([name, one]) => live[name] !== one,
    );
    return {
      ...model,
      list: [
        ...list,
        ...other.map(([name, one]) => ({ app: name, version: one, promote: number })),
      ],
      takenBack: new Set([...takenBack].filter((one) => !brought.includes(one))),
    };
  }
  const tops = apps.flatMap((name) => list.findLast((entry) => entry.app === name) ?? []);
  const latest = Math.max(...tops.map((entry) => entry.promote));
  const names =
    step.rollback.length > 0
      ? step.rollback
      : tops.filter((entry) => entry.promote === latest).map((entry) => entry.app);
  let rest = list;
  for (const name of names) {
    const [top, ...older] = entriesOf(list, name).reverse();
    if (!top) return undefined;
    const back = older.find(
      (entry) =>
        entry.version !== top.version &&
        (step.to ? entry.version === step.to : !takenBack.has(label(entry))),
    );
    const later = step.to && !back && step.to !== top.version;
    const restored = later ? everLive.get(`${name}@${step.to}`) : undefined;
    if (restored) {
      rest = [...rest.filter((entry) => entry.app !== name), ...restored];
      continue;
    }
    const isFirst = older.length === 0 && top.promote > 0 && !step.to;
    if (!back && !isFirst) return undefined;
    const at = back ? list.indexOf(back) : -1;
    rest = rest.filter((entry) => entry.app !== name || list.indexOf(entry) <= at);
  }
  const left = names.map((name) => `${name}@${live[name]}`);
  const all = [...takenBack, ...left].filter((one) => !labelsOf(liveIn(rest)).includes(one));
  return { ...model, list: rest, takenBack: new Set(all) };
}

const refusals =
  /never published|no app|no other version of|no version of|no release before|not live before|never live|is live/;

describe('publishes, promotes, rollbacks and withdrawals of five teams', () => {
  let store: FolderStore;
  const publish = (name: App, one: string) =>
    publishVersion(store, contractOf(name, one, { platform: '1.0.0' }));
  const move = async (step: Step): Promise<unknown> => {
    if ('publish' in step) return publish(step.publish, late).catch(() => undefined);
    if ('promote' in step) return promote(store, { versions: step.promote, by }, async () => {});
    if ('withdraw' in step) {
      const { app: name, version: one } = step.withdraw;
      return withdraw(store, { name, version: one, by });
    }
    return rollback(store, { apps: step.rollback, to: step.to, by });
  };
  const readSet = (id: string) => store.readSet(id);
  const versionsOf = ({ parts }: ReleaseSet) =>
    Object.fromEntries(Object.values(parts).map((one) => [one.name, one.version]));

  beforeAll(async () => {
    store = await newStore();
    for (const name of apps) for (const one of versions) await publish(name, one);
  });
  afterAll(() => removeStore(store));

  it('each leave what a plain list says; a version comes back only when it is asked for by name', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const late5 = apps.flatMap((name) => [
          store.versionFolder(name, late),
          store.publicationFile(name, late),
        ]);
        for (const one of ['moves', 'channels', 'releases']
          .map((at) => path.join(store.folder, at))
          .concat(late5)) {
          await rm(one, { recursive: true, force: true });
        }
        const first = Object.fromEntries(
          apps.filter((name) => name !== 'sizes').map((name) => [name, '1.0.0']),
        );
        let model: Model = {
          list: [],
          published: new Set(apps.flatMap((name) => versions.map((one) => `${name}@${one}`))),
          everLive: new Map(),
          takenBack: new Set(),
        };
        for (const [number, step] of [{ promote: first }, ...all].entries()) {
          const next = after(model, step, number);
          if (next) await move(step);
          else await expect(move(step)).rejects.toThrow(refusals);
          const before = model;
          model = next ?? model;

          const channel = await store.readChannel('live');
          const set = await readSet(channel?.release ?? '');
          const live = liveIn(model.list);
          expect(versionsOf(set)).toEqual(live);
          expect(new Set(channel?.withdrawnVersions)).toEqual(model.takenBack);

          const byName = 'promote' in step || ('to' in step && step.to);
          const came = labelsOf(live).filter((one) => before.takenBack.has(one));
          if (!byName) expect(came).toEqual([]);

          // Code that breaks has a version to fall back on wherever its team has one left.
          for (const name of Object.keys(live)) {
            const [top, ...older] = entriesOf(model.list, name as App).reverse();
            const previous = older.find(
              (entry) => !model.takenBack.has(label(entry)) && entry.version !== top?.version,
            );
            const found = await findPreviousVersion(
              set,
              name,
              channel ?? { withdrawn: [] },
              readSet,
            );
            expect([name, found?.version]).toEqual([name, previous?.version]);
          }
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});
