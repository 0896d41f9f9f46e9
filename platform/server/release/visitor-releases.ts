import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { messageOf } from '../../async';
import type { Arm, Canary } from '../../release-set/canary';
import { type PreviewClaim, signClaim } from '../../release-set/preview-claim';
import type { Channel } from '../../release-set/release-set';
import { StoreReader } from '../../release-set/store-reader';
import type { Settings } from '../settings';
import type { LiveRelease } from './live-release';
import { readPreviewSet } from './read-store';
import { ReleaseRenderer } from './release-renderer';

/** Holds the claim that a link brought. */
export const previewCookie = 'shop-preview';

const inCookies = new RegExp(`(?:^|;\\s*)${previewCookie}=([\\w.@+-]+)`);

/** Holds a visitor's number, 0 to 99. */
export const visitorCookie = 'visitor-number';

const inNumberCookie = new RegExp(`(?:^|;\\s*)${visitorCookie}=(\\d{1,2})(?:;|$)`);

/** @param cookies the request's header @returns none where the visitor has drawn none */
export function visitorNumber(cookies = ''): number | undefined {
  const [, number] = inNumberCookie.exec(cookies) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The arm that a visitor is in while a share of all gets another release. */
export interface CanaryAssignment {
  arm: Arm;
  canary: Canary;
}

export interface VisitorRelease {
  release: ReleaseRenderer;
  channel: Channel | undefined;
  /** name of the channel, or `catalog@1.8.2`, for a visitor who is in a preview */
  preview?: string;
  /** the preview cannot be shown: `release` is what is live */
  isLiveInstead?: true;
  /** missing in a preview, and while all visitors get what is live */
  assignment?: CanaryAssignment;
}

/** A link that the overlay makes opens a preview for so long, in ms: a day. */
const linkMaxAgeMs = 24 * 60 * 60 * 1000;

/** Which release a visitor sees: what is live, a preview, or the one that a share of the visitors gets. */
export class VisitorReleases {
  private readonly loaded = new LRUCache<string, Promise<ReleaseRenderer>>({
    max: 3,
    dispose: (loading) =>
      void loading.then(
        (release) => release.retire(),
        () => undefined,
      ),
  });
  /** signs links while the store has no key, until this server ends */
  private readonly ownKey = randomBytes(32).toString('hex');

  constructor(
    private readonly settings: Settings,
    private readonly current: LiveRelease,
  ) {}

  /**
   * @param cookies the request's header
   * @param number of the visitor, 0 to 99; without one it is what is live
   * @returns what is live where a preview cannot be read, or its host does not run
   */
  async releaseFor(cookies = '', number = visitorNumber(cookies)): Promise<VisitorRelease> {
    const [, text] = inCookies.exec(cookies) ?? [];
    const claim = text ? await this.claim(text) : undefined;
    if (!claim) return this.releaseForNumber(number);
    const { channel: preview } = claim;
    try {
      const channel = await this.channel(preview);
      if (!channel) return this.releaseForNumber(number);
      return { release: await this.load(channel.release), channel, preview };
    } catch (error) {
      const { current } = this;
      current.context.log(`the preview ${preview} cannot be shown: ${messageOf(error)}`);
      return { release: current.get(), channel: current.channel(), preview, isLiveInstead: true };
    }
  }

  private releaseForNumber(number = 100): VisitorRelease {
    const release = this.current.get();
    const channel = this.current.channel();
    const tried = this.current.canary.get();
    if (!tried) return { release, channel };
    const { canary } = tried;
    if (number >= canary.share) return { release, channel, assignment: { arm: 'control', canary } };
    // A version that was taken back before, and is tried once more, reloads no tab.
    const own = `${canary.app}@${canary.version}`;
    const withdrawnVersions = channel?.withdrawnVersions?.filter((one) => one !== own);
    return {
      release: tried.release,
      channel: channel && { ...channel, withdrawnVersions, release: tried.release.set.id },
      assignment: { arm: 'canary', canary },
    };
  }

  /** Whether visitors get a version: live, as a share, in a preview, or in place of one that failed. */
  async isShown(app: string, version: string): Promise<boolean> {
    const previews = [...this.loaded.values()].map((one) => one.catch(() => undefined));
    const tried = this.current.canary.get()?.release;
    const releases = [this.current.get(), tried, ...(await Promise.all(previews))];
    const answers = await Promise.all(releases.map((one) => one?.isShown(app, version)));
    return answers.includes(true);
  }

  /** @returns undefined when neither the store nor this server signed it, or its time is over */
  async claim(text: string): Promise<PreviewClaim | undefined> {
    return readClaim(text, await this.readKey()) ?? readClaim(text, this.ownKey);
  }

  /**
   * @param version of a remote: `catalog@1.8.2`
   * @returns a path that enters a preview of the live release with that version
   */
  async linkTo(version: string): Promise<string> {
    const claim = { channel: version, until: Date.now() + linkMaxAgeMs };
    return `/_preview/${signClaim(claim, (await this.readKey()) ?? this.ownKey)}`;
  }

  /** Each time: after a restore of PostgreSQL the store may have another key, or none. */
  private readKey(): Promise<string | undefined> {
    const file = path.join(this.settings.storeDir, 'keys', 'preview');
    return readFile(file, 'utf8').catch(() => undefined);
  }

  /** @param name of a channel, or `catalog@1.8.2`: the live one with that version */
  private async channel(name: string): Promise<Channel | undefined> {
    if (!name.includes('@')) return new StoreReader(this.settings.storeDir).readChannel(name);
    const live = this.settings.inspect ? this.current.channel() : undefined;
    if (!live) return undefined;
    // Whoever looks at a version that was taken back is not sent away from it.
    const withdrawnVersions = live.withdrawnVersions?.filter((one) => one !== name);
    return { ...live, withdrawnVersions, release: `${live.release}+${name}` };
  }

  private load(id: string): Promise<ReleaseRenderer> {
    const live = this.current.get();
    if (live.set.id === id) return Promise.resolve(live);
    const known = this.loaded.get(id);
    if (known) return known;
    const loading = this.open(id);
    this.loaded.set(id, loading);
    loading.catch(() => this.loaded.delete(id));
    return loading;
  }

  private async open(id: string): Promise<ReleaseRenderer> {
    const set = await readPreviewSet(this.settings.storeDir, id);
    const release = new ReleaseRenderer(set, this.current.context);
    await release.prepare(false);
    return release;
  }
}

const shape = /^([a-z][a-z0-9-]{0,39}(?:@[\w+.-]{1,80})?)\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** Reads what `signClaim` wrote. */
function readClaim(text: string, key: string | undefined): PreviewClaim | undefined {
  const [, channel = '', until = ''] = shape.exec(text) ?? [];
  if (!key || !channel) return undefined;
  const claim = { channel, until: Number.parseInt(until, 36) };
  const given = Buffer.from(text);
  const signed = Buffer.from(signClaim(claim, key));
  if (given.length !== signed.length || !timingSafeEqual(given, signed)) return undefined;
  return claim.until > Date.now() ? claim : undefined;
}
