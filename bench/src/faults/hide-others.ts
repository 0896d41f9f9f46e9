import { mkdtempSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes all versions of a part but one out of a store, as if they had been pruned.
 * @returns brings them back
 */
export function hideOthers(storeDir: string, part: string, version: string): () => void {
  const folder = path.join(storeDir, 'remotes', part);
  const aside = mkdtempSync(path.join(storeDir, 'hidden-'));
  const others = readdirSync(folder).filter((name) => name !== version);
  const move = (from: string, to: string) => {
    for (const name of others) renameSync(path.join(from, name), path.join(to, name));
  };
  move(folder, aside);
  return () => move(aside, folder);
}
