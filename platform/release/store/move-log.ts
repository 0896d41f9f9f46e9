import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { jsonText, moveNamesIn } from '../../release-store/drafts';

/** An app that a move exchanged; `null` where it was not there. */
export interface Change {
  part: string;
  from: string | null;
  to: string | null;
}

/** One move of a channel. */
export interface Move extends Author {
  /** `follow`: what is live changed, and a preview with it; `share`: a share of the visitors gets it */
  action: 'promote' | 'rollback' | 'remove' | 'withdraw' | 'prune' | 'follow' | 'share';
  channel: string;
  /** ISO 8601 */
  at: string;
  changes: readonly Change[];
  /** what the channel points at from now on */
  state: Channel;
}

/** Enough digits that the names sort as the numbers do. */
const digits = 6;

/**
 * Numbered moves of one folder, each written once and never changed. Of two writers that want
 * the same number, in whatever process, one gets it: that is all the locking a store has.
 */
export class MoveLog {
  /** @param create writes a file of the folder; false when another writer has done so */
  constructor(
    readonly folder: string,
    private readonly create: (name: string, text: string) => Promise<boolean>,
  ) {}

  /** @returns the move with the highest number, if there is any */
  async last(): Promise<Move | undefined> {
    const name = (await moveNamesIn(this.folder)).at(-1);
    return name === undefined ? undefined : this.read(name);
  }

  /** All of them, the first one first. */
  async all(): Promise<Move[]> {
    return Promise.all((await moveNamesIn(this.folder)).map((name) => this.read(name)));
  }

  /** @returns false when another writer has taken that number */
  write(number: number, move: Move): Promise<boolean> {
    return this.create(`${String(number).padStart(digits, '0')}.json`, jsonText(move));
  }

  private async read(name: string): Promise<Move> {
    return JSON.parse(await readFile(path.join(this.folder, name), 'utf8'));
  }
}
