import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOfCode, type NotedFailure } from '../release-set/noted-failure';
import { draftName, namesIn } from './drafts';
import type { Records } from './records';

/** What a storefront notes: counts, failures, its address. */
export const isNote = (name: string): boolean => /^(?:counts|failures)\/|^site-url$/.test(name);

/** The notes in a local copy. Storefronts write them there; other machines get them by the records. */
export class Notes {
  /** name → text that the store has */
  private readonly stored = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Takes a note that came. At once, since the storefront may note something at any time. */
  receive(name: string, theirs: string): void {
    this.stored.set(name, theirs);
    this.write(name, newestNote(name, this.read(name), theirs, theirs));
  }

  /** What the store lost by a restore is sent again: a version that broke then breaks now. */
  forget(known: ReadonlySet<string>): void {
    for (const name of this.stored.keys()) if (!known.has(name)) this.stored.delete(name);
  }

  /** Sends what is new here. Where another machine writes at the same time, the next call does. */
  async send(records: Records): Promise<void> {
    const counts = await namesIn(path.join(this.folder, 'counts'));
    for (const folder of ['failures', ...counts.map((id) => `counts/${id}`)]) {
      for (const file of await namesIn(path.join(this.folder, folder))) {
        if (!file.startsWith('.')) await this.sendOne(records, `${folder}/${file}`);
      }
    }
    await this.sendOne(records, 'site-url');
  }

  private async sendOne(records: Records, name: string): Promise<void> {
    const mine = this.read(name);
    if (mine === undefined || this.stored.get(name) === mine) return;
    const theirs = this.stored.get(name) ?? (await records.read(name));
    const text = theirs === undefined ? mine : newestNote(name, mine, theirs, mine);
    if (text !== theirs && !(await records.swap(name, theirs ?? null, text))) {
      // Read again by the next call.
      this.stored.delete(name);
      return;
    }
    this.stored.set(name, text);
    // What the storefront noted meanwhile is sent by the next call.
    if (this.read(name) === mine) this.write(name, text);
  }

  private read(name: string): string | undefined {
    try {
      return readFileSync(path.join(this.folder, name), 'utf8');
    } catch {
      return undefined;
    }
  }

  private write(name: string, text: string): void {
    if (this.read(name) === text) return;
    const file = path.join(this.folder, name);
    const draft = path.join(path.dirname(file), draftName());
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      writeFileSync(draft, text);
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** @param otherwise for a note that has no time and no number */
export function newestNote(
  name: string,
  mine: string | undefined,
  theirs: string,
  otherwise: string,
): string {
  if (mine === undefined || mine === theirs || name === 'site-url') return otherwise;
  try {
    const [a, b] = [JSON.parse(mine), JSON.parse(theirs)];
    // Of one copy of the storefront, which only counts up.
    if (name.startsWith('counts/')) return totalOf(a) > totalOf(b) ? mine : theirs;
    return newestFailure(a, b) ?? theirs;
  } catch {
    // One that is being written here is whole the next time.
    return theirs;
  }
}

const totalOf = (counts: Record<string, Record<string, number>>): number =>
  Object.values(counts)
    .flatMap((arm) => Object.values(arm))
    .reduce((sum, one) => sum + one, 0);

/** @returns undefined where the other is as new in all */
function newestFailure(mine: NotedFailure, theirs: NotedFailure): string | undefined {
  const brokeAt = [mine, theirs].map((one) => one.brokeAt ?? (isOfCode(one.kind) ? one.at : ''));
  const [ours = '', known = ''] = brokeAt;
  if (mine.at <= theirs.at && ours <= known) return undefined;
  const last = mine.at > theirs.at ? mine : theirs;
  return JSON.stringify({ ...last, brokeAt: (ours > known ? ours : known) || undefined });
}
