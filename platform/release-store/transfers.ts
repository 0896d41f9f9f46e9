import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../release-set/hashes';
import { checkedName } from '../release-set/names';
import type { Publication } from '../release-set/store-reader';
import { forEach, withRetries } from './calls';
import { type ObjectStore, StoreUnavailableError } from './objects';

/** Where the files of a version lie among the objects; missing once it was pruned. */
export interface SharedPublication extends Publication {
  /** drawn by the prune that took it out */
  pruned?: string;
  /** drawn for each upload, so that two never write the same key: when it began, and a number */
  upload?: string;
  /** path below the version's folder → hash and size, of all files that the store has */
  contents?: Readonly<Record<string, { integrity: string; bytes: number }>>;
}

const keyOf = ({ name, version, upload }: SharedPublication, file = ''): string =>
  `remotes/${name}/${version}/${upload}/${file}`;

/** @returns the time in the name of an upload, in ms, and the upload, of the key of an object */
export function uploadOf(key: string): { upload: string; at: number } {
  const [, , , upload = ''] = key.split('/');
  return { upload, at: Number.parseInt(upload, 36) };
}

/** @returns names of all files in a folder, those below it as `assets/a.js` */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  return found
    .filter((one) => !one.isDirectory())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** @param folder files of the version @returns its publication, with where they lie now */
export async function uploadVersion(
  objects: ObjectStore,
  publication: Publication,
  folder: string,
): Promise<SharedPublication> {
  const upload = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`;
  const contents: Record<string, { integrity: string; bytes: number }> = {};
  await forEach(await filesIn(folder), async (file) => {
    const bytes = await readFile(path.join(folder, file));
    contents[file] = { integrity: integrityOf(bytes), bytes: bytes.length };
    await objects.put(keyOf({ ...publication, upload }, file), bytes);
  });
  return { ...publication, upload, contents };
}

/**
 * @param folder where its files go; it is there
 * @throws when one does not come, or is not what was published, four times
 */
export async function downloadVersion(
  objects: ObjectStore,
  publication: SharedPublication,
  folder: string,
): Promise<void> {
  await forEach(Object.entries(publication.contents ?? {}), async ([file, { integrity }]) => {
    const target = path.join(folder, checkedName('object', file));
    const bytes = await withRetries(
      async () => {
        const found = await objects.get(keyOf(publication, file));
        if (integrityOf(found) === integrity) return found;
        const what = `${file} of ${publication.name}@${publication.version}`;
        throw new Error(`${objects.address}: ${what} came damaged`);
        // The driver has asked four times already.
      },
      (error) => !(error instanceof StoreUnavailableError),
    );
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes, { flush: true });
  });
}

/** Removes the files of an upload; what is not there is removed already. */
export const removeUpload = (objects: ObjectStore, publication: SharedPublication) =>
  forEach(Object.keys(publication.contents ?? {}), (file) =>
    objects.delete(keyOf(publication, file)),
  );
