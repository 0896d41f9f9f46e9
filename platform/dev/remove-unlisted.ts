import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../release-store/transfers';

/** Removes files of a folder. @param listed those that stay, below the folder: `open/main.js` */
export async function removeUnlisted(
  folder: string,
  listed: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!Object.hasOwn(listed, file)) await rm(path.join(folder, file));
  }
}
