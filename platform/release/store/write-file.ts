import { link, mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftName } from './drafts';

/**
 * Writes a file that nobody has written yet; it appears whole.
 * @returns false when somebody was first, in whatever process
 */
export async function createExclusive(file: string, text: string, mode = 0o644): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), draftName());
  await writeFile(draft, text, { mode, flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Writes a JSON file; a reader sees the old content or the new, never half of it. */
export async function writeAtomically(file: string, value: unknown): Promise<void> {
  const draft = path.join(path.dirname(file), draftName());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(value, null, 1)}\n`, { flush: true });
  await rename(draft, file);
}
