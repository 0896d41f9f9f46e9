import { existsSync } from 'node:fs';
import { copyFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../release-set/rejected-error';
import { StoreReader } from '../release-set/store-reader';
import { jsonText } from './drafts';
import { newestNote } from './notes';
import type { SharedStore } from './shared-store';
import { filesIn, removeUpload, type SharedPublication, uploadVersion } from './transfers';

/** What is copied after the versions, in this order: nothing points at what is not there. */
const folders = ['releases', 'keys', 'tokens', 'failures', 'moves'];

/**
 * Copies a store in a folder into a shared one. What is there already is passed over, so a copy
 * that was ended goes on where it was, and one after a promote brings what came with it.
 * @param print gets a line for each version
 * @throws before it writes anything, where the shared store has another history, or another version
 * of that name
 */
export async function copyIntoShared(
  folder: string,
  shared: SharedStore,
  print: (line: string) => void,
): Promise<void> {
  const { objects, records } = shared;
  const reader = new StoreReader(folder);
  // Before the versions: what a promote writes meanwhile points at one that may not be among them.
  const texts = await textsIn(folder);
  const publications = await reader.publications();
  const theirs = await textsOf(records);
  for (const [record, text] of texts) {
    const there = theirs.get(record);
    if (there && !isSame(record, text, there)) throw differs(objects.address, record);
  }
  for (const { name, version, files } of publications) {
    const there = theirs.get(`publications/${name}@${version}.json`);
    if (there && (JSON.parse(there) as SharedPublication).files !== files)
      throw differs(objects.address, `${name}@${version}`);
  }
  await shared.claim();
  for (const known of publications) {
    if (await copyVersion(known)) print(`copied ${known.name}@${known.version}`);
  }
  for (const [record, text] of texts) {
    if (record.startsWith('failures/')) await copyFailure(record, text);
    else if (record.startsWith('tokens/')) await copyToken(record, text);
    else if (!(await records.swap(record, null, text))) throw differs(objects.address, record);
  }

  /** @returns whether its files were not there: another copy at the same time may have brought them */
  async function copyVersion(known: SharedPublication): Promise<boolean> {
    const { upload: _, contents: __, pruned: ___, ...publication } = known;
    const what = `${known.name}@${known.version}`;
    const record = `publications/${what}.json`;
    const isHere = reader.hasVersion(known.name, known.version);
    const files = reader.versionFolder(known.name, known.version);
    let mine: SharedPublication | undefined;
    for (;;) {
      const before = await records.read(record);
      const there: SharedPublication | undefined = before && JSON.parse(before);
      const isOther = there && there.files !== known.files;
      if (isOther || (there && (there.upload || !isHere))) {
        if (mine) await removeUpload(objects, mine).catch(() => undefined);
        if (isOther) throw differs(objects.address, what);
        return false;
      }
      mine ??= isHere ? await uploadVersion(objects, publication, files) : publication;
      if (await records.swap(record, before ?? null, jsonText(mine))) return isHere;
    }
  }

  /** A storefront on the shared store may have noted it since, and may do so now. */
  async function copyFailure(record: string, mine: string): Promise<void> {
    for (;;) {
      const there = await records.read(record);
      const text = there === undefined ? mine : newestNote(record, mine, there, there);
      if (text === there || (await records.swap(record, there ?? null, text))) return;
    }
  }

  /** One that was revoked, here or there, is. */
  async function copyToken(record: string, text: string): Promise<void> {
    if (await records.swap(record, null, text)) return;
    const there = (await records.read(record)) ?? '{}';
    const [mine, theirs] = [JSON.parse(text), JSON.parse(there)];
    if (mine.hash !== theirs.hash) throw differs(objects.address, record);
    if (mine.revoked && !theirs.revoked) await records.put(record, text);
  }
}

/** @returns names of records and what they are in the folder, in the order in which they are copied */
async function textsIn(folder: string): Promise<[record: string, text: string][]> {
  const texts: [string, string][] = [];
  for (const name of folders) {
    if (!existsSync(path.join(folder, name))) continue;
    for (const file of (await filesIn(path.join(folder, name))).sort()) {
      // A draft, of a process that writes right now.
      if (path.basename(file).startsWith('.')) continue;
      texts.push([`${name}/${file}`, await readFile(path.join(folder, name, file), 'utf8')]);
    }
  }
  return texts;
}

/** @returns all records of a shared store, by their names */
async function textsOf(records: SharedStore['records']) {
  const { records: all } = await records.changes(0);
  return new Map(all.map(({ name, value }) => [name, value]));
}

/** Whether two stores of one origin may have these: a token is revoked later, a failure is noted again. */
function isSame(record: string, mine: string, theirs: string): boolean {
  if (record.startsWith('failures/')) return true;
  if (!record.startsWith('tokens/')) return mine === theirs;
  return JSON.parse(mine).hash === JSON.parse(theirs).hash;
}

const differs = (address: string, what: string) =>
  new RejectedError(`${address} has another ${what}: it is not a copy of this store`);

/**
 * Brings a shared store into its folder, which is a store itself in the end. Called again it brings
 * what came since.
 * @throws where the folder has moves or versions of its own by then
 */
export async function copyFromShared(shared: SharedStore): Promise<void> {
  const { folder, originFile } = shared.copy;
  // It says for the next call up to which change the folder has all.
  const copiedFile = path.join(folder, 'copied-from.json');
  if (existsSync(copiedFile)) {
    await assertNothingOwn(shared);
    if (!existsSync(originFile)) await copyFile(copiedFile, originFile);
  }
  await shared.pull();
  await rename(originFile, copiedFile);
}

/** A copy removes versions that its store does not have, and replaces moves. */
async function assertNothingOwn({ copy: { folder }, objects, records }: SharedStore) {
  const theirs = await textsOf(records);
  for (const name of ['moves', 'publications']) {
    for (const file of await filesIn(path.join(folder, name)).catch(() => [])) {
      if (path.basename(file).startsWith('.')) continue;
      const record = `${name}/${file}`;
      const mine = await readFile(path.join(folder, record), 'utf8');
      const there = theirs.get(record);
      // A prune and a version that comes again change where the files of a publication lie.
      const isThere =
        name === 'moves'
          ? there === mine
          : there && JSON.parse(there).files === JSON.parse(mine).files;
      if (isThere) continue;
      throw new RejectedError(
        `${folder} has ${record} of its own since it was copied from ${objects.address}; name an empty folder`,
      );
    }
  }
}
