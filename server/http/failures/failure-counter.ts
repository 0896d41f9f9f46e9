import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureCount, FailureKind } from '@shop/shared/contract';

/** Failures within this time are written down together. */
const writeDelayMs = 1_000;
/** A version that has not failed for so long is forgotten: 30 days. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
/** Versions that are counted at most, the latest. */
const maxVersions = 200;

/**
 * Counts how often versions failed, in a file of the release store that is this server's alone:
 * who wants to know adds up the files of all. Where nothing can be written, nothing is kept, and
 * no page waits for it.
 */
export class FailureCounter {
  private readonly file: string;
  private counts: Map<string, FailureCount> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  /**
   * @param copy name of this server among those on the same store
   * @param log told once when the counts cannot be kept
   */
  constructor(
    private readonly storeDir: string,
    copy: string,
    private log: (line: string) => void,
  ) {
    this.file = path.join(storeDir, 'failures', `${copy.replace(/[^\w.-]/g, '-')}.json`);
  }

  note(part: string, version: string, kind: FailureKind): void {
    this.counts ??= readCounts(this.file);
    const name = `${part}@${version}`;
    const before = this.counts.get(name);
    this.counts.delete(name);
    this.counts.set(name, {
      ...before,
      [kind]: (before?.[kind] ?? 0) + 1,
      last: new Date().toISOString(),
    });
    this.timer ??= setTimeout(() => void this.write(), writeDelayMs).unref();
  }

  /** Writes down what was counted. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.save());
    return this.writing;
  }

  /** What was pruned cannot fail again, and is not written down again. */
  private isThere(name: string): boolean {
    return existsSync(path.join(this.storeDir, 'remotes', ...name.split('@')));
  }

  private async save(): Promise<void> {
    if (!this.counts) return;
    const since = new Date(Date.now() - maxAgeMs).toISOString();
    const latest = [...this.counts]
      .filter(([name, { last }]) => last > since && this.isThere(name))
      .slice(-maxVersions);
    this.counts = new Map(latest);
    const folder = path.dirname(this.file);
    try {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${randomUUID()}`);
      await writeFile(draft, JSON.stringify(Object.fromEntries(latest)));
      await rename(draft, this.file);
    } catch (error) {
      this.log(`failures are not counted: ${error instanceof Error ? error.message : error}`);
      this.log = () => undefined;
    }
  }
}

function readCounts(file: string): Map<string, FailureCount> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Map();
  }
}
