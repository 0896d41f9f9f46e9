import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signClaim } from '../release-set/preview-claim';
import type { AppVersion, ReleaseSet } from '../release-set/release-set';
import { storeVersion, type UploadedVersion } from './accept/store-version';
import { checkVersions } from './gate/check-versions';
import { liveChannel, promote } from './operations/promote';
import { rollback } from './operations/rollback';
import { withdraw } from './operations/withdraw';
import type { Moved, PromoteRequest, Releases, RollbackRequest, WithdrawRequest } from './releases';
import { type LogLine, log } from './reports/log';
import { type Status, status } from './reports/status';
import type { FolderStore } from './store/folder-store';
import { checkedName } from './store/names';
import { RejectedError } from './store/rejected-error';
import { createExclusive } from './store/write-file';

/** A store in a folder, as one person or one team uses it. */
export class FolderReleases implements Releases {
  /**
   * @param by goes into the log
   * @param own apps that may be moved; all without it
   */
  constructor(
    private readonly store: FolderStore,
    private readonly by: string,
    private readonly own?: readonly string[],
  ) {}

  workFolder(): Promise<string> {
    return this.store.incoming();
  }

  async publishedFiles(name: string, version: string): Promise<string | undefined> {
    if (!this.store.hasVersion(name, version)) return undefined;
    return (await this.store.readPublication(name, version))?.files;
  }

  async publish(upload: UploadedVersion, why?: string): Promise<AppVersion> {
    this.mayMove(upload.contract.name);
    return storeVersion(this.store, upload, { by: this.by, why });
  }

  async conflicts(name: string, version: string): Promise<readonly string[]> {
    this.mayMove(name);
    const live = await this.store.currentSet(liveChannel);
    if (!live) return [];
    const [verdict] = await checkVersions(this.store, [[name, version]], live);
    return verdict?.breaks ?? [];
  }

  async promote(request: PromoteRequest): Promise<Moved> {
    const names = Object.keys(request.versions);
    for (const name of names) this.mayMove(name);
    const set = await promote(this.store, { ...request, by: this.by });
    return this.moved(set, request.channel, names[0]);
  }

  async rollback(request: RollbackRequest): Promise<Moved> {
    for (const name of request.apps) this.mayMove(name);
    const set = await rollback(this.store, { ...request, allowed: this.own, by: this.by });
    return this.moved(set, request.channel);
  }

  async withdraw(request: WithdrawRequest): Promise<readonly string[]> {
    this.mayMove(request.name);
    return withdraw(this.store, { ...request, by: this.by });
  }

  status(channel: string): Promise<Status> {
    return status(this.store, channel);
  }

  log(limit: number): Promise<readonly LogLine[]> {
    return log(this.store, limit);
  }

  /** @throws when the app is another team's */
  mayMove(name: string): void {
    if (this.own && !this.own.includes(name)) {
      throw new RejectedError(
        `this token is for ${this.own.join(' and ')}, not for ${name}`,
        'forbidden',
      );
    }
  }

  /** @param shown the app whose page a preview opens with */
  private async moved({ id, parts }: ReleaseSet, channel: string, shown?: string): Promise<Moved> {
    const page = parts[shown ?? 'host']?.paths.find((path) => /^\/[\w/-]*$/.test(path)) ?? '/';
    return {
      release: id,
      parts: Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version])),
      ...(channel === liveChannel ? {} : { preview: await previewPath(this.store, channel, page) }),
    };
  }
}

/** How long a link opens a preview, in ms: a week. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Where a visitor enters the preview of a channel: a path below the site's address, signed with a
 * key that only the store and its storefront servers have.
 * @param page path that it opens with
 */
async function previewPath(store: FolderStore, channel: string, page: string): Promise<string> {
  const claim = { channel: checkedName('channel', channel), until: Date.now() + maxAgeMs };
  const signed = signClaim(claim, await readKey(store));
  return `/_preview/${signed}${page === '/' ? '' : `?next=${page}`}`;
}

/** The store's key, made by the first who needs it. */
async function readKey(store: FolderStore): Promise<string> {
  const file = path.join(store.folder, 'keys', 'preview');
  await createExclusive(file, randomBytes(32).toString('hex'), 0o600);
  return readFile(file, 'utf8');
}
