import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { type ArmCounts, addCounts, type Counts, noCounts } from '../../release-set/canary';
import { namesIn, writeAtomically } from '../../release-store/drafts';
import type { FolderStore } from '../store/folder-store';
import { failedPages, neverAlive } from './find-fault';

/**
 * What all copies of the storefront have counted since a canary began
 * (`platform/server/release/canary-counts.ts`); a file that is being written counts a second later.
 * @param id of the canary
 */
export async function readCounts({ folder }: FolderStore, id: number): Promise<Counts> {
  const counts = path.join(folder, 'counts', String(id));
  let sum = noCounts();
  for (const name of await namesIn(counts)) {
    if (name.startsWith('.')) continue;
    const text = await readFile(path.join(counts, name), 'utf8').catch(() => '{}');
    try {
      sum = addCounts(sum, JSON.parse(text));
    } catch {}
  }
  return sum;
}

const count = Type.Integer({ minimum: 0 });
const arm = Type.Object({
  ...{ pages: count, load: count, draw: count, server: count, settled: count, alive: count },
});

/** What a copy of the storefront counted that may not write to the store. */
export const countsReport = Type.Object(
  {
    id: count,
    copy: Type.String({ pattern: '^[\\w-]{1,120}$' }),
    counts: Type.Object({ canary: arm, control: arm }),
  },
  { additionalProperties: false },
);

/** Stores counts of the canary that runs; others are over. */
export async function storeCounts(
  store: FolderStore,
  { id, copy, counts }: Static<typeof countsReport>,
): Promise<void> {
  if ((await store.runningCanary())?.id !== id) return;
  await writeAtomically(path.join(store.folder, 'counts', String(id), `${copy}.json`), counts);
}

/** @returns e.g. `9 of 41 pages failed (draw 9) and 2 of 38 never came alive` */
export function countsText(counts: ArmCounts): string {
  const reported = failedPages(counts);
  const silent = neverAlive(counts);
  const kinds = (['load', 'draw', 'server'] as const).filter((kind) => counts[kind] > 0);
  const which = kinds.map((kind) => `${kind} ${counts[kind]}`).join(', ');
  return (
    `${reported.failed} of ${reported.pages} pages failed${which && ` (${which})`}` +
    ` and ${silent.failed} of ${silent.pages} never came alive`
  );
}
