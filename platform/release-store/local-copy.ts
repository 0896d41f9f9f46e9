import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '../release-set/hashes';
import { checkedName } from '../release-set/names';
import { RejectedError } from '../release-set/rejected-error';
import type { Channel } from '../release-set/release-set';
import { type Publication, StoreReader } from '../release-set/store-reader';
import { moveNamesIn, namesIn, replaceFile, writeAtomically } from './drafts';
import { isNote, Notes } from './notes';
import type { StoredRecord } from './records';
import { filesIn, type SharedPublication } from './transfers';

/** Which store a folder is a copy of, and up to which change: its number and its id. */
interface Origin {
  store: string;
  change: number;
  id?: string | undefined;
}

/** Only for this machine's user, as in a store that is a folder. */
const isSecret = (name: string): boolean => /^(?:keys|tokens)\//.test(name);

/** Folders that the first copy replaces: a folder that has one of them already is refused. */
const storeFolders = ['moves', 'releases', 'publications', 'remotes', 'tokens', 'channels'];

/** The copy of a shared store in a folder: the files that commands and the storefront read. */
export class LocalCopy extends StoreReader {
  readonly originFile = path.join(this.folder, 'copy-of.json');
  readonly notes = new Notes(this.folder);

  /**
   * @param store id of the shared store; @param address of it, for messages
   * @throws when the folder is a copy of another store, or a store itself
   */
  async origin(store: string, address: string): Promise<Origin> {
    const text = await readFile(this.originFile, 'utf8').catch(() => undefined);
    const known: Origin | undefined = text && JSON.parse(text);
    if (known?.store === store) return known;
    const found = await Promise.all(
      storeFolders.map((name) => namesIn(path.join(this.folder, name))),
    );
    if (!known && found.flat().length === 0) {
      const origin = { store, change: 0 };
      // Before anything else: a copy that was ended in the middle is still one.
      await this.setOrigin(origin);
      return origin;
    }
    const what = known ? 'a copy of another release store' : 'a release store of its own';
    throw new RejectedError(
      `${this.folder} is ${what}, not a copy of ${address}; name an empty folder by STORE_DIR`,
    );
  }

  setOrigin(origin: Origin): Promise<void> {
    return writeAtomically(this.originFile, origin);
  }

  async write({ name, value }: StoredRecord): Promise<void> {
    if (name === 'store-id' || name === 'pruning') return;
    const file = path.join(this.folder, checkedName('object', name));
    if (value === null) await rm(file, { force: true });
    else if (isNote(name)) this.notes.receive(name, value);
    else {
      if (name.startsWith('publications/')) await this.removeOtherBytes(JSON.parse(value));
      await replaceFile(file, value, isSecret(name) ? 0o600 : undefined);
    }
  }

  /** After a restore of the database a version may be published again that was lost, differently. */
  private async removeOtherBytes({ name, version, part }: Publication): Promise<void> {
    const folder = this.versionFolder(name, version);
    const text = await readFile(path.join(folder, 'part.json')).catch(() => undefined);
    if (text && integrityOf(text) !== part) await rm(folder, { recursive: true });
  }

  /** The database was restored to a time before: what came after it is not there any more. */
  async removeOthers(records: readonly StoredRecord[]): Promise<void> {
    const known = new Set(records.flatMap(({ name, value }) => (value === null ? [] : [name])));
    this.notes.forget(known);
    for (const folder of ['moves', 'releases', 'publications', 'tokens', 'keys', 'counts']) {
      for (const file of await filesIn(path.join(this.folder, folder)).catch(() => [])) {
        const name = `${folder}/${file}`;
        const isDraft = path.basename(file).startsWith('.');
        if (!isDraft && !known.has(name)) await rm(path.join(this.folder, name), { force: true });
      }
    }
    // A channel whose moves are gone points at a release that is gone: promotes would wait for it.
    const names = (await this.channels()).map(({ name }) => `${name}.json`);
    for (const file of await namesIn(path.join(this.folder, 'channels'))) {
      const isDraft = file.startsWith('.');
      if (!isDraft && !names.includes(file)) await rm(path.join(this.folder, 'channels', file));
    }
  }

  /**
   * A storefront follows the files of channels: one is written when all that it needs is here.
   * @returns sentences about versions that cannot come, since the store has them no longer
   */
  async writeChannelFiles(): Promise<string[]> {
    const lost: string[] = [];
    for (const { name, state } of await this.channels()) {
      const set = await this.readSet(state.release).catch(() => undefined);
      if (!set) continue;
      const apps = Object.values(set.parts);
      const missing = apps.filter((app) => !this.hasVersion(app.name, app.version));
      for (const { name: app, version } of apps) {
        const one: SharedPublication | undefined = await this.readPublication(app, version);
        if (one && !one.upload) {
          lost.push(
            `the channel "${name}" has ${app}@${version}, which was pruned: publish it again`,
          );
        }
      }
      if (missing.length > 0 || isDeepStrictEqual(await this.readChannel(name), state)) continue;
      await writeAtomically(this.channelFile(name), state);
    }
    return lost;
  }

  /** `catalog@1.8.2`: of what the channels point at, `live` first, then of what they did before. */
  async neededVersions(): Promise<string[]> {
    const states = (await this.channels()).map(({ state }) => state);
    const ids = [...states.map((one) => one.release), ...states.map((one) => one.previous)];
    const sets = ids.map((id) => (id ? this.readSet(id).catch(() => undefined) : undefined));
    const apps = (await Promise.all(sets)).flatMap((set) => Object.values(set?.parts ?? {}));
    return [...new Set(apps.map(({ name, version }) => `${name}@${version}`))];
  }

  private async channels(): Promise<{ name: string; state: Channel }[]> {
    const folder = path.join(this.folder, 'moves');
    const found = (await namesIn(folder)).map(async (name) => {
      const last = (await moveNamesIn(path.join(folder, name))).at(-1);
      if (!last) return [];
      const text = await readFile(path.join(folder, name, last), 'utf8');
      return [{ name, state: (JSON.parse(text) as { state: Channel }).state }];
    });
    const all = (await Promise.all(found)).flat();
    return all.sort((a, b) => Number(b.name === 'live') - Number(a.name === 'live'));
  }
}
