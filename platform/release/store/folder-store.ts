import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Canary, canaryChannel } from '../../release-set/canary';
import { checkedName } from '../../release-set/names';
import type { Channel, ReleaseSet } from '../../release-set/release-set';
import { type Preload, StoreReader } from '../../release-set/store-reader';
import {
  createExclusive,
  draftName,
  jsonText,
  namesIn,
  replaceFile,
} from '../../release-store/drafts';
import type { SharedStore } from '../../release-store/shared-store';
import type { SharedPublication } from '../../release-store/transfers';
import { MoveLog } from './move-log';

/** Address of the site, as the storefront on a store noted it when it began to listen. */
export function notedSite(folder: string): string | undefined {
  const file = path.join(folder, 'site-url');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Where everything published lies, for the commands that publish and release. */
export class FolderStore extends StoreReader {
  /** @param shared the store that the folder is a copy of; without it, the folder is the store */
  constructor(
    folder: string,
    readonly shared?: SharedStore,
  ) {
    super(folder);
  }

  /**
   * Writes a file that does not exist yet, in the store and in its copy here.
   * @param name path in the store
   * @returns false when it exists, whichever process wrote it
   */
  async create(name: string, text: string, mode?: number): Promise<boolean> {
    const file = path.join(this.folder, name);
    if (!this.shared) return createExclusive(file, text, mode);
    const isMine = await this.shared.records.swap(name, null, text);
    if (isMine) await replaceFile(file, text, mode);
    else await this.shared.refresh();
    return isMine;
  }

  /** Files of a version that was pruned elsewhere may still be here; no other machine gets them. */
  override hasVersion(name: string, version: string): boolean {
    return super.hasVersion(name, version) && this.isStored(name, version);
  }

  /** Whether a version can be promoted: on a shared store its files may not be here yet. */
  isStored(name: string, version: string): boolean {
    if (!this.shared) return super.hasVersion(name, version);
    const file = this.publicationFile(name, version);
    if (!existsSync(file)) return false;
    const publication: SharedPublication = JSON.parse(readFileSync(file, 'utf8'));
    return publication.upload !== undefined;
  }

  /** Removes what storefronts noted, here and in the store. @param folder `counts/3` */
  async removeNotes(folder: string, files?: readonly string[]): Promise<void> {
    const inside = path.join(this.folder, folder);
    for (const file of this.shared ? (files ?? (await namesIn(inside))) : []) {
      if (!file.startsWith('.')) await this.shared?.records.put(`${folder}/${file}`, null);
    }
    const all = files?.map((file) => path.join(inside, file)) ?? [inside];
    for (const one of all) await rm(one, { recursive: true, force: true });
  }

  /** Whether that version is whole: its files are there, and its publication. */
  async isPublished(name: string, version: string): Promise<boolean> {
    return (
      this.hasVersion(name, version) && (await this.readPublication(name, version)) !== undefined
    );
  }

  hasSet(id: string): boolean {
    return existsSync(this.setFile(id));
  }

  /** A set, then its parent, and so on; ends at the first one, or where the store was pruned. */
  async *ancestors(id: string): AsyncGenerator<ReleaseSet> {
    for (let next: string | null = id; next && this.hasSet(next); ) {
      const set: ReleaseSet = await this.readSet(next);
      yield set;
      next = set.parent;
    }
  }

  /** Ids of all releases that are here. */
  async setIds(): Promise<string[]> {
    const names = await namesIn(path.join(this.folder, 'releases'));
    return names.flatMap((name) => (/^[0-9a-f]{16}\.json$/.test(name) ? name.slice(0, 16) : []));
  }

  /** Every version that is here. */
  async versions(): Promise<{ name: string; version: string }[]> {
    const folder = path.join(this.folder, 'remotes');
    const names = await namesIn(folder);
    const versions = names.map(async (name) =>
      (await readdir(path.join(folder, name))).map((version) => ({ name, version })),
    );
    return (await Promise.all(versions)).flat();
  }

  /** One that is there stays. */
  async writeSet(set: ReleaseSet): Promise<void> {
    await this.create(`releases/${set.id}.json`, jsonText(set));
  }

  /** Has storefronts load a release before the channel moves to it (`untilPreloaded`). */
  async preload(channel: string, set: ReleaseSet): Promise<void> {
    const file = this.preloadFile(channel);
    const text = jsonText({ at: new Date().toISOString(), set } satisfies Preload);
    await this.shared?.records.put(path.relative(this.folder, file), text);
    await replaceFile(file, text);
    await this.shared?.records.database.announceMove();
  }

  /**
   * Waits until storefronts on a shared store have loaded it, or the time is over: all of them then
   * show it at once.
   */
  async untilPreloaded(timeoutMs: number): Promise<void> {
    await this.shared?.records.database.loading.wait(timeoutMs);
  }

  async channelNames(): Promise<string[]> {
    const names = await namesIn(path.join(this.folder, 'channels'));
    return names
      .flatMap((name) => (/^[a-z].*\.json$/.test(name) ? path.basename(name, '.json') : []))
      .sort();
  }

  moves(channel: string): MoveLog {
    const folder = `moves/${checkedName('channel', channel)}`;
    return new MoveLog(path.join(this.folder, folder), (name, text) =>
      this.create(`${folder}/${name}`, text),
    );
  }

  /** Where the last move led; a storefront reads the channel's file, which repeats that. */
  override async readChannel(name: string): Promise<Channel | undefined> {
    const last = await this.moves(name).last();
    // Stores from before moves were numbered have a file, and no moves.
    return last ? last.state : super.readChannel(name);
  }

  /** @returns the release that a channel points at; undefined when it is none yet */
  async currentSet(channel: string): Promise<ReleaseSet | undefined> {
    const current = await this.readChannel(channel);
    return current && this.readSet(current.release);
  }

  /** @returns the version that a share of the visitors gets, if one is tried */
  async runningCanary(): Promise<Canary | undefined> {
    return (await this.readChannel(canaryChannel))?.canary;
  }

  /** A new folder that is not served, on the same disk as the rest. */
  async makeIncomingFolder(): Promise<string> {
    const folder = path.join(this.folder, 'incoming', draftName());
    await mkdir(folder, { recursive: true });
    return folder;
  }
}
