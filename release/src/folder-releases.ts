import type { ReleasePart, ReleaseSet } from '@shop/shared/contract';
import { acceptPart, type IncomingPart } from './accept/accept-part';
import { checkVersions } from './gate/check-versions';
import { type LogLine, log } from './look/log';
import { type Status, status } from './look/status';
import { liveChannel, promote } from './moves/promote';
import { rollback } from './moves/rollback';
import { withdraw } from './moves/withdraw';
import { previewPath } from './preview/preview-link';
import type { Moved, PromoteRequest, Releases, RollbackRequest, WithdrawRequest } from './releases';
import type { FolderStore } from './store/folder-store';
import type { Author } from './store/log-entries';
import { Refusal } from './store/refusal';

/** A store in a folder, as one person or one team uses it. */
export class FolderReleases implements Releases {
  /**
   * @param by goes into the log
   * @param own parts that may be moved; all without it
   */
  constructor(
    private readonly store: FolderStore,
    private readonly by: string,
    private readonly own?: readonly string[],
  ) {}

  get where(): string {
    return this.store.folder;
  }

  workFolder(): Promise<string> {
    return this.store.incoming();
  }

  async isPublished(name: string, version: string): Promise<boolean> {
    return this.store.isPublished(name, version);
  }

  async publish(part: IncomingPart, why?: string): Promise<ReleasePart> {
    this.mayMove(part.contract.name);
    return acceptPart(this.store, part, this.author(why));
  }

  async misfits(name: string, version: string): Promise<readonly string[]> {
    this.mayMove(name);
    const live = await this.store.readChannel(liveChannel);
    if (!live) return [];
    const set = await this.store.readSet(live.release);
    const [verdict] = await checkVersions(this.store, [[name, version]], set);
    return verdict?.breaks ?? [];
  }

  async promote({ versions, channel, drops, why }: PromoteRequest): Promise<Moved> {
    for (const name of Object.keys(versions)) this.mayMove(name);
    const set = await promote(this.store, { versions, channel, drops, ...this.author(why) });
    return this.moved(set, channel);
  }

  async rollback({ part, channel, why }: RollbackRequest): Promise<Moved> {
    if (part !== undefined) this.mayMove(part);
    const set = await rollback(this.store, {
      ...(part === undefined ? {} : { part }),
      channel,
      ...(this.own ? { allowed: this.own } : {}),
      ...this.author(why),
    });
    return this.moved(set, channel);
  }

  async withdraw({ name, version, channel, why }: WithdrawRequest): Promise<readonly string[]> {
    this.mayMove(name);
    return withdraw(this.store, { name, version, channel, ...this.author(why) });
  }

  status(channel: string): Promise<Status> {
    return status(this.store, channel);
  }

  log(limit: number): Promise<readonly LogLine[]> {
    return log(this.store, limit);
  }

  private author(why: string | undefined): Author {
    return { by: this.by, ...(why ? { why } : {}) };
  }

  /** @throws when the part is another team's */
  mayMove(name: string): void {
    if (this.own && !this.own.includes(name)) {
      throw new Refusal(`this token is for ${this.own.join(' and ')}, not for ${name}`);
    }
  }

  private async moved({ id, parts }: ReleaseSet, channel: string): Promise<Moved> {
    return {
      release: id,
      parts: Object.fromEntries(Object.values(parts).map((part) => [part.name, part.version])),
      ...(channel === liveChannel ? {} : { preview: await previewPath(this.store, channel) }),
    };
  }
}
