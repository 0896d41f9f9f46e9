import { RejectedError } from '../release-set/rejected-error';
import type { ObjectStore } from './objects';
import type { Records } from './records';

const key = 'store-id';

/**
 * Notes in the place of the objects which store has them there, and in which database.
 * @param id of the store @param removes whether objects are to be removed: a copy of the database has
 * the same id, and knows nothing of what the other one needs
 * @throws when they are another's
 */
export async function claimObjects(
  objects: ObjectStore,
  records: Records,
  id: string,
  removes: boolean,
): Promise<void> {
  const database = await records.databaseId();
  // Two at once may both write it, on a server without a conditional PUT; one is read.
  await objects.put(key, Buffer.from(`${id} ${database}`));
  const [store, owner] = Buffer.from(await objects.get(key))
    .toString()
    .split(' ');
  if (store !== id) {
    throw new RejectedError(`${objects.address} holds the files of another release store`);
  }
  if (removes && owner !== database) {
    throw new RejectedError(
      `${objects.address} belongs to another database, of which this one is a copy; if this one took its place for good, delete the object "${key}" there`,
    );
  }
}
