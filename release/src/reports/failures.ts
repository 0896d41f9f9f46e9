import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureCount, FailureCounts } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';

/** Failures that are older say nothing about what is live, in ms: a week. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const kinds = ['server', 'load', 'draw', 'previous'] as const;

/** A version that failed visitors. */
export interface Failed extends FailureCount {
  /** `catalog@1.8.2` */
  version: string;
}

/**
 * The versions that failed within the last week, the latest failure first, as all storefront
 * servers on the store counted them. A file that cannot be read is left out.
 * @param now ms since 1970
 */
export async function failures(store: FolderStore, now = Date.now()): Promise<Failed[]> {
  const all = await Promise.all((await failureFiles(store)).map(readCounts));
  const sums = new Map<string, Failed>();
  for (const [version, count] of all.flatMap(Object.entries<FailureCount>)) {
    const sum: Failed = { ...sums.get(version), version, last: sums.get(version)?.last ?? '' };
    for (const kind of kinds) {
      const more = count[kind];
      if (typeof more === 'number') sum[kind] = (sum[kind] ?? 0) + more;
    }
    if (count.last > sum.last) sum.last = count.last;
    sums.set(version, sum);
  }
  const since = new Date(now - maxAgeMs).toISOString();
  return [...sums.values()]
    .filter(({ last }) => last > since)
    .sort((a, b) => b.last.localeCompare(a.last));
}

/** The files that storefront servers count in, one each. */
export async function failureFiles(store: FolderStore): Promise<string[]> {
  const folder = path.join(store.folder, 'failures');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\w.*\.json$/.test(name)).map((name) => path.join(folder, name));
}

/** @returns `catalog@1.8.2` → how often it failed; nothing of a file that cannot be read */
export async function readCounts(file: string): Promise<FailureCounts> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}
