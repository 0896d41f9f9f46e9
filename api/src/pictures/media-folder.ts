import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EncodedPicture } from './encoded-picture';

/** Whether the media folder holds every file of a picture, whole. */
export async function hasPicture(mediaDir: string, { files }: EncodedPicture): Promise<boolean> {
  const found = await Promise.all(
    files.map(({ file, bytes }) =>
      stat(join(mediaDir, file)).then(
        (entry) => entry.isFile() && entry.size === bytes,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Takes a picture that lies encoded below `fromDir` into the media folder. */
export async function adoptPicture(
  mediaDir: string,
  fromDir: string,
  picture: EncodedPicture,
): Promise<void> {
  if (await hasPicture(mediaDir, picture)) return;
  await addPicture(mediaDir, async (draft) => {
    await mkdir(join(draft, picture.hash));
    for (const { file } of picture.files) {
      await copyFile(join(fromDir, file), join(draft, picture.hash, basename(file)));
    }
    return picture;
  });
}

/**
 * Adds a picture whose files `gather` writes below a folder, into one named by the hash. It appears
 * whole: an interrupted import leaves no half picture.
 */
export async function addPicture(
  mediaDir: string,
  gather: (draft: string) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const draft = draftOf(mediaDir);
  await mkdir(draft, { recursive: true });
  try {
    const picture = await gather(draft);
    await moveInto(join(draft, picture.hash), mediaDir, picture);
    return picture;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Thrown for a file that was fetched whole, and that the folder does not take, such as on a full disk. */
export class NotStoredError extends Error {
  constructor(
    readonly bytes: Buffer,
    mediaDir: string,
    why: unknown,
  ) {
    super(`Pictures cannot be stored in ${mediaDir}: ${(why as Error).message}`, { cause: why });
  }
}

/** Adds a file of a picture; it appears whole. Throws NotStoredError. */
export async function addFile(mediaDir: string, file: string, bytes: Buffer): Promise<void> {
  const path = join(mediaDir, file);
  const draft = draftOf(mediaDir);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new NotStoredError(bytes, mediaDir, error);
  }
}

/** A name for what is not whole yet; `clearDrafts` removes it. */
const draftOf = (mediaDir: string): string => join(mediaDir, `.incoming-${randomUUID()}`);

/** Two imports may bring the same picture at once; the second finds it whole. */
async function moveInto(gathered: string, mediaDir: string, picture: EncodedPicture) {
  const home = join(mediaDir, picture.hash);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await rename(gathered, home);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (attempt === 5 || !['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) throw error;
    }
    if (await hasPicture(mediaDir, picture)) return;
    await rm(home, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed left half done in the media folder that long ago, in ms. */
export async function clearDrafts(mediaDir: string, minAgeMs: number): Promise<void> {
  const names = await readdir(mediaDir).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith('.incoming-'))) {
    const draft = join(mediaDir, name);
    const made = await stat(draft).catch(() => undefined);
    if (!made || Date.now() - made.mtimeMs < minAgeMs) continue;
    await rm(draft, { recursive: true, force: true });
  }
}
