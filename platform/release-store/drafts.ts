import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A draft of another machine, or one whose name does not say whose it is, stays this long, in ms: a day. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const machine = encodeURIComponent(os.hostname());

/** Name for a file or folder that is not whole yet: it says which process makes it. */
export const draftName = (): string => `.draft-${process.pid}-${machine}-${randomUUID()}`;

/**
 * Writes a file that does not exist yet; it appears whole.
 * @returns false when it exists, whichever process wrote it
 */
export async function createExclusive(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), draftName());
  try {
    await writeFile(draft, content, { mode, flush: true });
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a file; a reader sees the old content or the new, never half of it. */
export async function replaceFile(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  const draft = path.join(path.dirname(file), draftName());
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content, { mode, flush: true });
    await rename(draft, file);
  } finally {
    // On a full disk the next attempt would leave another one.
    await rm(draft, { force: true });
  }
}

/** A value as it stands in the files of a store. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

export const writeAtomically = (file: string, value: unknown): Promise<void> =>
  replaceFile(file, jsonText(value));

/** The process and the machine in the name of a draft, or of the folder of its browser files. */
const ownerPattern = /^\.draft-(\d+)-(.+)-[0-9a-f-]{36}(?:\.dist)?$/;

/** Removes what processes that were killed have left half done in a store. */
export async function removeDrafts(store: string): Promise<void> {
  const channels = (await namesIn(path.join(store, 'moves'))).map((name) => `moves/${name}`);
  const shared = ['channels', 'keys', 'preload', 'publications', 'releases', 'tokens', ...channels];
  for (const folder of [...shared, 'incoming']) {
    for (const name of await namesIn(path.join(store, folder))) {
      const isDraft = name.startsWith('.') || folder === 'incoming';
      const file = path.join(store, folder, name);
      if (isDraft && (await isAbandoned(file))) await rm(file, { recursive: true, force: true });
    }
  }
}

/**
 * Makes a folder for a draft in a folder that other programs and users share, and removes those that
 * killed processes of this user have left there.
 */
export async function makeDraftFolder(place: string): Promise<string> {
  for (const name of await namesIn(place)) {
    const file = path.join(place, name);
    if (ownerPattern.test(name) && (await isOwn(file)) && (await isAbandoned(file)))
      await rm(file, { recursive: true, force: true }).catch(() => undefined);
  }
  const folder = path.join(place, draftName());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Another user may replace a part of a folder by a link while it is removed. */
const isOwn = async (file: string): Promise<boolean> =>
  // Windows has no user ids, and a temporary folder for each user.
  (await lstat(file).catch(() => undefined))?.uid === (process.getuid?.() ?? 0);

/** @returns an empty list when the folder does not exist */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Names of the moves in the folder of a channel, the first one first. */
export const moveNamesIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => /^\d+\.json$/.test(name)).sort();

async function isAbandoned(file: string): Promise<boolean> {
  const [, pid, where] = ownerPattern.exec(path.basename(file)) ?? [];
  if (where === machine) return !isRunning(Number(pid));
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > maxAgeMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
