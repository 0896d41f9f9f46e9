import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createExclusive } from './write-file';

/** Enough digits that the names sort as the numbers do. */
const digits = 6;

/**
 * Numbered entries of one folder, each written once and never changed. Of two writers that want
 * the same number, in whatever process, one gets it: that is all the locking a store has.
 */
export class Journal<Entry> {
  constructor(readonly folder: string) {}

  /** @returns the entry with the highest number, if there is any */
  async last(): Promise<Entry | undefined> {
    const name = (await this.names()).at(-1);
    return name === undefined ? undefined : this.read(name);
  }

  /** All entries, the first one first. */
  async all(): Promise<Entry[]> {
    return Promise.all((await this.names()).map((name) => this.read(name)));
  }

  /** @returns false when another writer has taken that number */
  write(number: number, entry: Entry): Promise<boolean> {
    const name = `${String(number).padStart(digits, '0')}.json`;
    return createExclusive(path.join(this.folder, name), `${JSON.stringify(entry, null, 1)}\n`);
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => /^\d+\.json$/.test(name)).sort();
  }

  private async read(name: string): Promise<Entry> {
    return JSON.parse(await readFile(path.join(this.folder, name), 'utf8'));
  }
}
