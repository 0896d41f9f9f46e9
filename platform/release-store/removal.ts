import { randomUUID } from 'node:crypto';
import { RejectedError } from '../release-set/rejected-error';
import { jsonText } from './drafts';
import type { Records } from './records';
import type { SharedStore } from './shared-store';
import { removeUpload, type SharedPublication, uploadOf } from './transfers';

/** An upload without a publication is one that was given up, after this, in ms: a day. */
const maxUploadMs = 24 * 60 * 60 * 1000;

/** A prune that began before this, in ms, and did not end, died: ten minutes. */
const maxPruneMs = 10 * 60 * 1000;

/** The record of a prune under way. What it takes out can be put back by another process. */
const journalName = 'pruning';

interface Journal {
  /** random, another one for each prune: of two at once it shows which one wrote the record */
  id: string;
  /** when it began, ISO 8601 */
  at: string;
  /** records as they were and as they are; empty when it is over */
  taken: [name: string, before: string, after: string | null][];
}

/**
 * Puts back what a prune took out that died in the middle.
 * @throws when one is under way
 */
export async function restoreAbandoned(records: Records): Promise<void> {
  const text = await records.read(journalName);
  const { at, taken }: Journal = text ? JSON.parse(text) : { at: '', taken: [] };
  if (!text || taken.length === 0) return;
  if (Date.now() - Date.parse(at) < maxPruneMs) throw pruneUnderWay(at);
  await restore(records, text);
}

const pruneUnderWay = (at: string) =>
  new RejectedError(
    `another prune began at ${at}; if it died, the next one puts back what it took out, 10 minutes later`,
  );

/** What another wrote meanwhile stands. */
async function restore(records: Records, text: string): Promise<void> {
  const { at, taken }: Journal = JSON.parse(text);
  for (const [name, before, after] of taken.reverse()) await records.swap(name, after, before);
  await records.swap(journalName, text, jsonText({ id: randomUUID(), at, taken: [] }));
}

/**
 * Takes versions and sets out of a store. A publication stays, without where its files lie.
 * @param versions `catalog@1.8.2` @param sets ids
 * @returns what ends it: they are in no record any more, and their files still lie in the store
 * @throws when another changes one at the same time; all are back then
 */
export async function removeFrom(
  store: SharedStore,
  versions: readonly string[],
  sets: readonly string[],
) {
  const { objects, records, copy } = store;
  await store.claim({ removes: true });
  const id = randomUUID();
  const uploads: SharedPublication[] = [];
  const taken: Journal['taken'] = [];
  for (const version of versions) {
    const name = `publications/${version}.json`;
    const before = (await records.read(name)) ?? '{}';
    const publication = JSON.parse(before) as SharedPublication;
    const { upload, contents: _, ...rest } = publication;
    if (!upload) continue;
    taken.push([name, before, jsonText({ ...rest, pruned: id })]);
    uploads.push(publication);
  }
  for (const set of sets) {
    const before = await records.read(`releases/${set}.json`);
    if (before) taken.push([`releases/${set}.json`, before, null]);
  }
  const at = new Date().toISOString();
  const journal = jsonText({ id, at, taken });
  const last = await records.read(journalName);
  const isFree = !last || (JSON.parse(last) as Journal).taken.length === 0;
  if (!isFree || !(await records.swap(journalName, last ?? null, journal))) throw pruneUnderWay(at);
  try {
    for (const [name, before, after] of taken) {
      if (await records.swap(name, before, after)) continue;
      throw new RejectedError(`${name} changed meanwhile; nothing was pruned, try again`);
    }
  } catch (error) {
    await restore(records, journal);
    throw error;
  }
  return {
    /** Puts them back. */
    restore: () => restore(records, journal),
    /** @throws when it took so long that another prune put them back */
    async commit(): Promise<void> {
      if (await records.swap(journalName, journal, jsonText({ id, at, taken: [] }))) return;
      throw new RejectedError('it took too long, and nothing was pruned; try again');
    },
    /** Removes the files, and those of uploads that were given up. */
    async finish(): Promise<void> {
      for (const upload of uploads) await removeUpload(objects, upload);
      const known = new Set(
        ((await copy.publications()) as SharedPublication[]).map(({ upload }) => upload),
      );
      for await (const key of objects.list('remotes/')) {
        const { upload, at } = uploadOf(key);
        if (!known.has(upload) && Date.now() - at > maxUploadMs) await objects.delete(key);
      }
    },
  };
}
