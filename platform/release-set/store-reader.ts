import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentId, integrityOf } from './hashes';
import { checkedName } from './names';
import { RejectedError } from './rejected-error';
import type { AppVersion, Channel, ReleaseSet } from './release-set';

/** Who asked for something, and why. */
export interface Author {
  /** name of a person, or of a token */
  by: string;
  why?: string | undefined;
}

/** A release that storefronts load before a channel moves to it. */
export interface Preload {
  /** when a promote or a rollback named it, ISO 8601 */
  at: string;
  set: ReleaseSet;
}

/** Proof that a version was stored; it stays when its files are pruned. */
export interface Publication extends Author {
  name: string;
  version: string;
  /** ISO 8601 */
  at: string;
  /** integrity of its part.json */
  part: string;
  /** integrity of the list of its files: what a version may never differ in */
  files: string;
}

/**
 * Reads what is published and released, in the folder of a release store: immutable files,
 * immutable sets, the log, and channels.
 *
 *     remotes/NAME/VERSION/        files of an app, and part.json: its contract and their hashes
 *     releases/ID.json             release sets
 *     channels/CHANNEL.json        what a channel points at; the storefront reads this
 *     moves/CHANNEL/000001.json    each move of a channel; the last one is the truth
 *     preload/CHANNEL.json         a release that the channel may move to in a moment
 *     publications/NAME@VERSION.json    who published it, and the hash of its part.json
 *     incoming/                    versions on their way in; nothing reads here
 *     counts/ID/COPY.json          what each storefront counted while a share of visitors got a version
 *     site-url                     address of the shop; a storefront server notes it
 */
export class StoreReader {
  constructor(readonly folder: string) {}

  /** Folder of one version of an app. */
  versionFolder(name: string, version: string): string {
    const folders = [checkedName('app', name), checkedName('version', version)];
    return path.join(this.folder, 'remotes', ...folders);
  }

  hasVersion(name: string, version: string): boolean {
    return existsSync(path.join(this.versionFolder(name, version), 'part.json'));
  }

  /** @throws when that version was never published, was pruned, or is not what was published */
  async readVersion(name: string, version: string): Promise<AppVersion> {
    const publication = await this.readPublication(name, version);
    if (!this.hasVersion(name, version)) {
      const why = publication ? 'was pruned from the store' : 'was never published';
      throw new RejectedError(`${name}@${version} ${why}`, 'missing');
    }
    const text = await readFile(path.join(this.versionFolder(name, version), 'part.json'), 'utf8');
    if (publication?.part !== integrityOf(text)) {
      throw new RejectedError(`${name}@${version} has another part.json than was published`);
    }
    const app = withDefaults(JSON.parse(text));
    return app.entry ? { ...app, part: publication.part } : app;
  }

  publicationFile(name: string, version: string): string {
    const file = `${checkedName('app', name)}@${checkedName('version', version)}.json`;
    return path.join(this.folder, 'publications', file);
  }

  async readPublication(name: string, version: string): Promise<Publication | undefined> {
    return readJson(this.publicationFile(name, version));
  }

  /** @param app of this app alone; of all by default */
  async publications(app = ''): Promise<Publication[]> {
    const folder = path.join(this.folder, 'publications');
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      app ? name.startsWith(`${app}@`) : !name.startsWith('.'),
    );
    return Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    );
  }

  setFile(id: string): string {
    return path.join(this.folder, 'releases', `${checkedName('release', id)}.json`);
  }

  /** @throws when the release is missing, or its file was changed */
  async readSet(id: string): Promise<ReleaseSet> {
    const file = this.setFile(id);
    const set = await readJson<ReleaseSet>(file);
    if (!set) throw new RejectedError(`there is no release ${id}`, 'missing');
    if (contentId(set) !== id) throw new RejectedError(`${file} is not what was released`);
    return setWithDefaults(set);
  }

  channelFile(name: string): string {
    return path.join(this.folder, 'channels', `${checkedName('channel', name)}.json`);
  }

  preloadFile(channel: string): string {
    return path.join(this.folder, 'preload', `${checkedName('channel', channel)}.json`);
  }

  /**
   * @returns undefined where none was named yet; it may be refused, or long live
   * @throws when the file was changed
   */
  async readPreload(channel: string): Promise<Preload | undefined> {
    const file = this.preloadFile(channel);
    const preload = await readJson<Preload>(file);
    if (!preload) return undefined;
    const { at, set } = preload;
    if (!set || contentId(set) !== set.id) throw new RejectedError(`${file} was changed`);
    return { at, set: setWithDefaults(set) };
  }

  /** @returns undefined when the channel points at nothing yet */
  async readChannel(name: string): Promise<Channel | undefined> {
    const channel = await readJson<Channel>(this.channelFile(name));
    // A store from before moves were numbered.
    return channel && { ...{ move: 0, withdrawn: [] }, ...channel };
  }
}

/**
 * A contract as it is read now. Contracts of older builds do not list places, calls, imports and
 * types: they are compared as if they had none. Elements stay out of it: no list means that the
 * code is asked, an empty one that there are none.
 */
const withDefaults = (app: AppVersion): AppVersion => ({
  ...{ places: [], calls: [], imports: [], types: {} },
  ...app,
});

const setWithDefaults = (set: ReleaseSet): ReleaseSet => ({
  ...set,
  parts: Object.fromEntries(
    Object.entries(set.parts).map(([name, app]) => [name, withDefaults(app)]),
  ),
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
