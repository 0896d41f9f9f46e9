import { RejectedError } from '../release-set/rejected-error';
import { jsonText } from './drafts';
import type { SharedStore } from './shared-store';
import { removeUpload, type SharedPublication, uploadOf } from './transfers';

/** An upload without a publication is one that was given up, after this, in ms: a day. */
const maxUploadMs = 24 * 60 * 60 * 1000;

/** Versions and sets that are in no record any more; their files still lie in the store. */
export interface Removal {
  /** puts them back */
  restore(): Promise<void>;
  /** removes the files, and those of uploads that were given up */
  finish(): Promise<void>;
}

/**
 * Takes versions and sets out of a store. A publication stays, without where its files lie.
 * @param versions `catalog@1.8.2` @param sets ids
 * @throws when another changes one at the same time; all are back then
 */
export async function removeFrom(
  { objects, records, copy }: SharedStore,
  versions: readonly string[],
  sets: readonly string[],
): Promise<Removal> {
  const swapped: [name: string, before: string, after: string | null][] = [];
  const uploads: SharedPublication[] = [];
  const restore = async () => {
    for (const [name, before, after] of swapped.reverse()) await records.swap(name, after, before);
  };
  const swap = async (name: string, before: string, after: string | null) => {
    if (!(await records.swap(name, before, after))) {
      throw new RejectedError(`${name} changed meanwhile; nothing was pruned, try again`);
    }
    swapped.push([name, before, after]);
  };
  try {
    for (const version of versions) {
      const name = `publications/${version}.json`;
      const before = (await records.read(name)) ?? '{}';
      const publication = JSON.parse(before) as SharedPublication;
      const { upload, contents: _, ...rest } = publication;
      if (!upload) continue;
      await swap(name, before, jsonText(rest));
      uploads.push(publication);
    }
    for (const id of sets) {
      const before = await records.read(`releases/${id}.json`);
      if (before) await swap(`releases/${id}.json`, before, null);
    }
  } catch (error) {
    await restore();
    throw error;
  }
  const finish = async () => {
    for (const upload of uploads) await removeUpload(objects, upload);
    const known = new Set(
      ((await copy.publications()) as SharedPublication[]).map(({ upload }) => upload),
    );
    for await (const key of objects.list('remotes/')) {
      const { upload, at } = uploadOf(key);
      if (!known.has(upload) && Date.now() - at > maxUploadMs) await objects.delete(key);
    }
  };
  return { restore, finish };
}
