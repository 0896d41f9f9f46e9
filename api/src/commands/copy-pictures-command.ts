import { forEach, type ObjectStore } from 'federated-site/objects';
import { OperatorError } from '../operator-error';
import { openPictureStore } from '../pictures/media';
import { readMediaStore } from '../settings/settings';
import { readArguments, usageError } from './arguments';
import { printProgress } from './print-progress';

/** What a place of pictures holds, in an order in which nothing names what is not there yet. */
const folders = ['originals/', 'media/', 'encoded/'];

/** A folder of data has drafts too, of imports that were ended. */
const isWhole = (key: string): boolean => !key.includes('/.');

/** `copy-pictures <from> <to>`: what is there already is passed over. */
export async function copyPictures(args: string[]): Promise<void> {
  const [from, to, ...rest] = readArguments(args, {}).positionals;
  if (!from || !to || rest.length > 0) {
    throw usageError('copy-pictures needs two places, such as: .data s3://bucket/shop');
  }
  const source = openPictureStore(readMediaStore(from));
  const target = openPictureStore(readMediaStore(to));
  let count = 0;
  for (const folder of folders) {
    const [given, there] = await Promise.all([keysOf(source, folder), keysOf(target, folder)]);
    const missing = [...given].filter((key) => !there.has(key));
    let done = given.size - missing.length;
    if (done > 0) console.log(`Files in ${folder} that were there: ${done} of ${given.size}`);
    await forEach(missing, async (key) => {
      await target.put(key, await source.get(key));
      printProgress(`Files in ${folder} copied`, ++done, given.size);
    });
    count += given.size;
  }
  if (count === 0) throw new OperatorError(`There are no pictures in ${source.address}.`);
  console.log(`${target.address} has all ${count} files of pictures of ${source.address}.`);
}

async function keysOf(objects: ObjectStore, folder: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of objects.list(folder)) if (isWhole(key)) keys.add(key);
  return keys;
}
