import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../release-set/rejected-error';
import { StoreReader } from '../release-set/store-reader';
import { jsonText } from './drafts';
import type { SharedStore } from './shared-store';
import { filesIn, type SharedPublication, uploadVersion } from './transfers';

/** What is copied after the versions, in this order: nothing points at what is not there. */
const folders = ['releases', 'keys', 'tokens', 'failures', 'moves'];

/**
 * Copies a store in a folder into a shared one. What is there already is passed over, so a copy
 * that was ended goes on where it was, and one after a promote brings what came with it.
 * @param print gets a line for each version
 * @throws where the shared store has another history, or another version of that name
 */
export async function copyIntoShared(
  folder: string,
  shared: SharedStore,
  print: (line: string) => void,
): Promise<void> {
  const { objects, records } = shared;
  const reader = new StoreReader(folder);
  const firstMove = 'moves/live/000001.json';
  const begins = await readFile(path.join(folder, firstMove), 'utf8').catch(() => undefined);
  const beginsThere = await records.read(firstMove);
  if (beginsThere && beginsThere !== begins) throw differs(objects.address, firstMove);
  await shared.claim();
  for (const known of await reader.publications()) {
    const { upload: _, contents: __, pruned: ___, ...publication } = known as SharedPublication;
    const what = `${known.name}@${known.version}`;
    const record = `publications/${what}.json`;
    const before = await records.read(record);
    const there = before ? (JSON.parse(before) as SharedPublication) : undefined;
    if (there && there.files !== known.files) throw differs(objects.address, what);
    const isHere = reader.hasVersion(known.name, known.version);
    if (there && (there.upload || !isHere)) continue;
    const files = reader.versionFolder(known.name, known.version);
    const after = isHere ? await uploadVersion(objects, publication, files) : publication;
    if (!(await records.swap(record, before ?? null, jsonText(after)))) {
      throw differs(objects.address, what);
    }
    if (isHere) print(`copied ${what}`);
  }
  for (const name of folders) {
    if (!existsSync(path.join(folder, name))) continue;
    for (const file of (await filesIn(path.join(folder, name))).sort()) {
      // A draft, of a process that writes right now.
      if (path.basename(file).startsWith('.')) continue;
      const record = `${name}/${file}`;
      const text = await readFile(path.join(folder, record), 'utf8');
      if (name === 'failures') await records.put(record, text);
      else if (name === 'tokens') await copyToken(record, text);
      else if (!(await records.swap(record, null, text))) throw differs(objects.address, record);
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

const differs = (address: string, what: string) =>
  new RejectedError(`${address} has another ${what}: it is not a copy of this store`);
