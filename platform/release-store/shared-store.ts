import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../release-set/rejected-error';
import type { Publication } from '../release-set/store-reader';
import { claimObjects } from './claim';
import { draftName, jsonText } from './drafts';
import { LocalCopy } from './local-copy';
import { isNote } from './notes';
import { type ObjectStore, StoreUnavailableError } from './objects';
import type { Records } from './records';
import { downloadVersion, removeUpload, type SharedPublication, uploadVersion } from './transfers';

/**
 * A release store that several machines share without a folder of theirs: files of versions are
 * objects, all else is records under the names that the files have. A local folder holds a copy,
 * which is what commands and storefront read; it is written here, after the records.
 */
export class SharedStore {
  readonly copy: LocalCopy;
  /** calls run one after another: each sees what is there when it begins */
  private queue: Promise<unknown> = Promise.resolve();
  private fetching: Promise<void> | undefined;
  /** changes up to which the files of channels are written here, and no version is missing */
  private channelsUpTo = -1;
  private fetchedUpTo = -1;
  private id: string | undefined;
  /** sentences about versions of channels that cannot come, as of the last `fetchVersions` */
  lostVersions: readonly string[] = [];

  constructor(
    folder: string,
    readonly objects: ObjectStore,
    readonly records: Records,
  ) {
    this.copy = new LocalCopy(folder);
  }

  /** Brings the local copy up to date, files of versions too. */
  async pull(): Promise<void> {
    await this.refresh();
    await this.fetchVersions();
  }

  /** Writes the records that changed, and the channels whose files are here. Waits for no object. */
  refresh(): Promise<void> {
    const next = this.queue.then(() => this.applyChanges());
    this.queue = next.catch(() => undefined);
    return next;
  }

  /**
   * Fetches the versions that are not here, those of the channels first; removes what was pruned.
   * @throws when one does not come; the others do, unless the store does not answer
   */
  fetchVersions(): Promise<void> {
    this.fetching ??= this.fetchMissing().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  /**
   * Stores the files of a version and then its publication: nothing is visible before.
   * @throws when another was quicker
   */
  async publish(publication: Publication, folder: string): Promise<SharedPublication> {
    const what = `${publication.name}@${publication.version}`;
    const name = `publications/${what}.json`;
    const before = await this.records.read(name);
    const isFree = !before || !(JSON.parse(before) as SharedPublication).upload;
    if (isFree) {
      await this.claim();
      const stored = await uploadVersion(this.objects, publication, folder);
      if (await this.records.swap(name, before ?? null, jsonText(stored))) return stored;
      await removeUpload(this.objects, stored).catch(() => undefined);
    }
    throw new RejectedError(`${what} is published already; a published version never changes`);
  }

  /** @throws when the place of the objects is another store's, or may not lose any (`claimObjects`) */
  async claim({ removes = false } = {}): Promise<void> {
    await claimObjects(this.objects, this.records, await this.readId(), removes);
  }

  private async applyChanges(): Promise<void> {
    const store = await this.readId();
    const origin = await this.copy.origin(store, this.objects.address);
    let { change: since, id } = origin;
    for (;;) {
      const { records, isAll, ...last } = await this.records.changes(since, id);
      if (records.length === 0 && !isAll) break;
      const isStore = records.some(({ name, value }) => name === 'store-id' && value === store);
      if (isAll && !isStore) throw recordsMissing();
      for (const record of records) await this.copy.write(record);
      if (isAll) {
        await this.copy.removeOthers(records);
        this.channelsUpTo = -1;
        this.fetchedUpTo = -1;
      }
      // Counts of a share of the visitors change each second, and bring no version.
      if (this.fetchedUpTo === since && records.every(({ name }) => isNote(name)))
        this.fetchedUpTo = last.change;
      // Asks again: another process on this folder may have written a newer value before an older one.
      ({ change: since, id } = last);
      await this.copy.setOrigin({ store, ...last });
    }
    if (this.channelsUpTo === since) return;
    await this.copy.writeChannelFiles();
    this.channelsUpTo = since;
  }

  private async readId(): Promise<string> {
    this.id ??= await this.records.read('store-id');
    if (!this.id) {
      if (existsSync(this.copy.originFile)) throw recordsMissing();
      await this.records.swap('store-id', null, randomUUID());
      this.id = (await this.records.read('store-id')) ?? '';
    }
    return this.id;
  }

  /** Fetches what the channels show now, or did before, and leaves the rest for `fetchVersions`. */
  async fetchChannels(): Promise<void> {
    const needed = new Set(await this.copy.neededVersions());
    for (const one of (await this.copy.publications()) as SharedPublication[]) {
      const isHere = this.copy.hasVersion(one.name, one.version);
      if (one.upload && !isHere && needed.has(`${one.name}@${one.version}`)) await this.fetch(one);
    }
    await this.copy.writeChannelFiles();
  }

  private async fetchMissing(): Promise<void> {
    const { change } = await this.copy.origin(await this.readId(), this.objects.address);
    if (this.fetchedUpTo === change) return;
    const needed = await this.copy.neededVersions();
    const versions = ((await this.copy.publications()) as SharedPublication[]).map((one) => {
      const at = needed.indexOf(`${one.name}@${one.version}`);
      return { one, at: at < 0 ? needed.length : at };
    });
    let failed: { error: unknown } | undefined;
    for (const { one, at } of versions.sort((a, b) => a.at - b.at)) {
      const isHere = this.copy.hasVersion(one.name, one.version);
      if (one.upload && !isHere) {
        await this.fetch(one).catch((error: unknown) => {
          // The next one would wait as long.
          if (error instanceof StoreUnavailableError) throw error;
          failed ??= { error };
        });
        if (at < needed.length) await this.copy.writeChannelFiles();
      } else if (!one.upload && isHere && at === needed.length) {
        await rm(this.copy.versionFolder(one.name, one.version), { recursive: true });
      }
    }
    this.lostVersions = await this.copy.writeChannelFiles();
    if (failed) throw failed.error;
    this.fetchedUpTo = change;
  }

  /** It appears whole, or not at all. */
  private async fetch(publication: SharedPublication): Promise<void> {
    const target = this.copy.versionFolder(publication.name, publication.version);
    const draft = path.join(this.copy.folder, 'incoming', draftName());
    await mkdir(draft, { recursive: true });
    try {
      await downloadVersion(this.objects, publication, draft);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(draft, target).catch((error: unknown) => {
        // Another process on this folder may have been quicker.
        if (!existsSync(path.join(target, 'part.json'))) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
}

/** What restores a database makes its tables first, and fills them later. */
const recordsMissing = () =>
  new StoreUnavailableError(
    'PostgreSQL has no records of this release store: is it being restored?',
  );
