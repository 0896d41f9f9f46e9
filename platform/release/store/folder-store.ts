import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentId, integrityOf } from '../../release-set/hashes';
import type { AppVersion, Channel, ReleaseSet } from '../../release-set/release-set';
import { draftName } from './drafts';
import { Journal, type Publication } from './log-entries';
import { checkedName } from './names';
import { RejectedError } from './rejected-error';
import { writeAtomically } from './write-file';

/**
 * Where everything published lies: immutable files, immutable sets, the log, and channels.
 *
 *     remotes/NAME/VERSION/        files of an app, and part.json: its contract and their hashes
 *     releases/ID.json             release sets
 *     channels/CHANNEL.json        what a channel points at; the storefront reads this
 *     moves/CHANNEL/000001.json    each move of a channel; the last one is the truth
 *     publications/NAME@VERSION.json    who published it, and the hash of its part.json
 *     incoming/                    versions on their way in; nothing reads here
 *     site-url                     address of the shop; a storefront server notes it
 */
export class FolderStore {
  constructor(readonly folder: string) {}

  /** Folder of one version of an app. */
  versionFolder(name: string, version: string): string {
    return path.join(
      this.folder,
      'remotes',
      checkedName('app', name),
      checkedName('version', version),
    );
  }

  hasVersion(name: string, version: string): boolean {
    return existsSync(path.join(this.versionFolder(name, version), 'part.json'));
  }

  /** Whether that version is whole: its files are there, and its publication. */
  async isPublished(name: string, version: string): Promise<boolean> {
    return (
      this.hasVersion(name, version) && (await this.readPublication(name, version)) !== undefined
    );
  }

  /** @throws when that version was never published, or is not what was published */
  async readVersion(name: string, version: string): Promise<AppVersion> {
    const file = path.join(this.versionFolder(name, version), 'part.json');
    if (!existsSync(file))
      throw new RejectedError(`${name}@${version} was never published`, 'missing');
    const text = await readFile(file, 'utf8');
    const publication = await this.readPublication(name, version);
    if (publication?.part !== integrityOf(text)) {
      throw new RejectedError(`${name}@${version} has another part.json than was published`);
    }
    return withDefaults(JSON.parse(text));
  }

  publicationFile(name: string, version: string): string {
    return path.join(
      this.folder,
      'publications',
      `${checkedName('app', name)}@${checkedName('version', version)}.json`,
    );
  }

  async readPublication(name: string, version: string): Promise<Publication | undefined> {
    return readJson(this.publicationFile(name, version));
  }

  async publications(): Promise<Publication[]> {
    const folder = path.join(this.folder, 'publications');
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    return Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    );
  }

  setFile(id: string): string {
    return path.join(this.folder, 'releases', `${checkedName('release', id)}.json`);
  }

  hasSet(id: string): boolean {
    return existsSync(this.setFile(id));
  }

  /** @throws when there is no such release, or its file is not what was written */
  async readSet(id: string): Promise<ReleaseSet> {
    const set = await readJson<ReleaseSet>(this.setFile(id));
    if (!set) throw new RejectedError(`there is no release ${id}`, 'missing');
    if (contentId(set) !== id) throw new RejectedError(`the file of release ${id} was changed`);
    const parts = Object.entries(set.parts).map(([name, app]) => [name, withDefaults(app)]);
    return { ...set, parts: Object.fromEntries(parts) };
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
    const names = await readdir(path.join(this.folder, 'releases')).catch(() => []);
    return names.flatMap((name) => (/^[0-9a-f]{16}\.json$/.test(name) ? name.slice(0, 16) : []));
  }

  /** Every version that is here. */
  async versions(): Promise<{ name: string; version: string }[]> {
    const folder = path.join(this.folder, 'remotes');
    const names = await readdir(folder).catch(() => []);
    const versions = names.map(async (name) =>
      (await readdir(path.join(folder, name))).map((version) => ({ name, version })),
    );
    return (await Promise.all(versions)).flat();
  }

  async writeSet(set: ReleaseSet): Promise<void> {
    if (!existsSync(this.setFile(set.id))) await writeAtomically(this.setFile(set.id), set);
  }

  channelFile(name: string): string {
    return path.join(this.folder, 'channels', `${checkedName('channel', name)}.json`);
  }

  async channelNames(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, 'channels')).catch(() => []);
    return names
      .flatMap((name) => (/^[a-z].*\.json$/.test(name) ? path.basename(name, '.json') : []))
      .sort();
  }

  moves(channel: string): Journal {
    return new Journal(path.join(this.folder, 'moves', checkedName('channel', channel)));
  }

  /** @returns undefined when the channel points at nothing yet */
  async readChannel(name: string): Promise<Channel | undefined> {
    const last = await this.moves(name).last();
    if (last) return last.state;
    const file = await readJson<Channel>(this.channelFile(name));
    // Stores from before moves were numbered have a file, and no moves.
    return file && { ...file, move: 0, withdrawn: [] };
  }

  /** @returns the release that a channel points at; undefined when it is none yet */
  async currentSet(channel: string): Promise<ReleaseSet | undefined> {
    const current = await this.readChannel(channel);
    return current && this.readSet(current.release);
  }

  /** A new folder that nobody serves, on the same disk as the rest. */
  async incoming(): Promise<string> {
    const folder = path.join(this.folder, 'incoming', draftName());
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Removes a folder of files that are not needed. */
  async clear(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A contract as it is read now. Contracts of older builds do not list elements, places, calls,
 * imports and types: they are compared as if they had none.
 */
const withDefaults = (app: AppVersion): AppVersion => ({
  ...{ embeds: [], places: [], calls: [], imports: [], types: {} },
  ...app,
});

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) {
      const name = file.split(path.sep).slice(-2).join('/');
      throw new RejectedError(`${name} of the store is no JSON: it was changed`);
    }
    throw error;
  }
}
