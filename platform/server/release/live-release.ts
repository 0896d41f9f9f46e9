import { messageOf, withTimeout } from '../../async';
import type { Channel, ReleaseSet } from '../../release-set/release-set';
import { siteCommand } from '../../release-set/site-command';
import { StoreReader } from '../../release-set/store-reader';
import { ApiOutage } from '../api/api-outage';
import { apiTransport } from '../api/api-transport';
import { logForeignPictures } from '../api/foreign-pictures';
import { htmlCleaner } from '../sanitiser/html-cleaner';
import type { Settings } from '../settings';
import { timeoutsMs } from '../timeouts';
import { CanaryRelease } from './canary-release';
import { PreloadedRelease } from './preloaded-release';
import type { ReleaseContext } from './release-context';
import { ReleaseRenderer } from './release-renderer';
import { TaskAppHistory } from './task-app-history';

/** How often the channel is read, in ms. */
const pollIntervalMs = 1_000;

/** A release that does not run is tried again after this, in ms, unless the channel moves on. */
const retryAfterMs = 30_000;

/** The release that is live, followed without a restart. */
export class LiveRelease {
  readonly context: ReleaseContext;
  /** what a share of the visitors gets in its place */
  readonly canary: CanaryRelease;
  private loaded?: ReleaseRenderer;
  private seen?: Channel;
  private isStoreAway = false;
  private timer?: NodeJS.Timeout;
  private readonly preloaded = new PreloadedRelease();
  private refused: { id: string; reason: string; until: number } | undefined;
  private following?: Promise<string | undefined>;
  private next: Promise<string | undefined> | undefined;
  private readonly listeners = new Set<() => void>();
  private warmUp: (next: ReleaseRenderer) => Promise<unknown> = async () => undefined;

  constructor(
    private readonly settings: Settings,
    private readonly log: (line: string) => void,
    failed: ReleaseContext['failed'] = () => undefined,
  ) {
    const outage = new ApiOutage();
    const expiringCaches: ReleaseContext['expiringCaches'] = new Map();
    this.context = {
      settings,
      log,
      failed: (...what) => {
        failed(...what);
        this.canary.counts.failed(...what);
      },
      outage,
      expiringCaches,
      isSharedStoreAway: () => false,
      history: new TaskAppHistory(),
      services: {
        fetchApi: apiTransport(logForeignPictures(settings, log), outage, (cache) =>
          expiringCaches.set('api', cache),
        ),
        clean: htmlCleaner(settings.config),
      },
      withdrawals: () => this.seen ?? { withdrawn: [] },
    };
    this.canary = new CanaryRelease(this.context);
  }

  /** @throws when nothing is live, or the live release does not run */
  async start(): Promise<void> {
    await this.read();
    if (!this.loaded) {
      const { channel, storeDir } = this.settings;
      const command =
        channel === 'live'
          ? siteCommand('build')
          : siteCommand('release', `promote APP@VERSION --channel ${channel}`);
      throw new Error(
        `no release is live on the channel "${channel}" of ${storeDir}; ${command} makes one`,
      );
    }
    await this.canary.follow(this.get().set);
    this.timer = setInterval(() => {
      void this.follow();
      void this.canary.counts.write();
    }, pollIntervalMs);
    this.timer.unref();
  }

  /** Stops following, and ends the workers. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await (this.next ?? this.following);
    await Promise.all([this.loaded?.close(), this.preloaded.close(), this.canary.close()]);
  }

  /** @returns what this copy cannot read at the moment, or has not loaded yet */
  missing(): ('store' | 'release')[] {
    return [
      ...(this.isStoreAway ? (['store'] as const) : []),
      ...(this.loaded ? [] : (['release'] as const)),
    ];
  }

  /** Whether the release of the channel does not run here, so that another one is shown. */
  isRefused(): boolean {
    return this.refused !== undefined && this.refused.id === this.seen?.release;
  }

  get(): ReleaseRenderer {
    if (!this.loaded) throw new Error('no release is loaded');
    return this.loaded;
  }

  /** The channel as it was last read: also what was withdrawn. */
  channel(): Channel | undefined {
    return this.seen;
  }

  /** @returns a function that ends the subscription */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** @param render renders pages with a release that runs and is not live yet; never throws */
  beforeLive(render: (next: ReleaseRenderer) => Promise<unknown>): void {
    this.warmUp = render;
  }

  /**
   * Reads the channel; if its release does not run, the one before stays. A read that is under way
   * may have begun before the change that a caller knows of: one more comes after it.
   * @returns why it does not run
   */
  follow(): Promise<string | undefined> {
    this.next ??= Promise.resolve(this.following).then(() => {
      this.next = undefined;
      this.following = this.readAndLoad();
      return this.following;
    });
    return this.next;
  }

  private readAndLoad(): Promise<string | undefined> {
    return this.read()
      .catch((error: unknown) => {
        const reason = messageOf(error);
        const id = this.seen?.release ?? '';
        const isNew = this.refused?.id !== id || this.refused.reason !== reason;
        if (isNew) this.log(`the new release was refused, the previous one stays: ${reason}`);
        this.refused = { id, reason, until: performance.now() + retryAfterMs };
      })
      .then(() => this.loaded && this.canary.follow(this.loaded.set).catch(() => undefined))
      .then(() => (this.refused?.id === this.seen?.release ? this.refused?.reason : undefined));
  }

  private async read(): Promise<void> {
    const { storeDir, channel: name } = this.settings;
    const store = new StoreReader(storeDir);
    let reason = `there is none in ${storeDir}`;
    const channel = await store.readChannel(name).catch((error: unknown) => {
      if (!this.loaded) throw error;
      reason = messageOf(error);
    });
    this.noteStore(channel ? undefined : reason);
    if (!channel) return;
    this.seen = channel;
    if (channel.release === this.loaded?.set.id) return this.preload(store);
    const { id, until = 0 } = this.refused ?? {};
    if (channel.release === id && performance.now() < until) return;
    const next =
      (await this.preloaded.take(channel.release)) ??
      (await this.load(await store.readSet(channel.release)));
    this.loaded?.retire();
    this.loaded = next;
    this.refused = undefined;
    this.log(`release ${channel.release} is live`);
    for (const listener of this.listeners) listener();
  }

  /** @param reason why it cannot be read; undefined while it can */
  private noteStore(reason: string | undefined): void {
    const isAway = reason !== undefined;
    if (this.loaded && isAway !== this.isStoreAway) {
      const lost = `the release store cannot be read, release ${this.loaded.set.id} stays: ${reason}`;
      this.log(isAway ? lost : 'the release store can be read again');
    }
    this.isStoreAway = isAway;
  }

  /** @throws when the release does not run */
  private async load(set: ReleaseSet): Promise<ReleaseRenderer> {
    let isForVisitors = false;
    const context: ReleaseContext = {
      ...this.context,
      failed: (...what) => {
        isForVisitors ||= this.seen?.release === set.id;
        // Before that no visitor met the failure, and the gate looks for the version at fault.
        if (isForVisitors) this.context.failed(...what);
      },
    };
    const next = new ReleaseRenderer(set, context, true);
    // With nothing to stay with, the previous version of an app that does not run renders its pages.
    const before = this.settings.dev ? this.loaded?.set : undefined;
    await next.prepare(this.loaded !== undefined, before);
    // A developer waits for the new release, and does not mind a slow page.
    const warmUp = this.settings.dev ? Promise.resolve() : this.warmUp(next);
    await withTimeout(warmUp, timeoutsMs.warmUp, 'the warm-up').catch(() => undefined);
    return next;
  }

  private async preload(store: StoreReader): Promise<void> {
    const { dev, channel } = this.settings;
    const preload = dev ? undefined : await store.readPreload(channel).catch(() => undefined);
    // What was live before, and was taken back since, is named there too.
    if (!preload || preload.set.parent !== this.loaded?.set.id) return;
    const apps = Object.values(preload.set.parts);
    // What was published on another machine may still be on its way.
    if (!apps.every((app) => store.hasVersion(app.name, app.version))) return;
    const { holdPromotes = (load) => load() } = this.context;
    this.preloaded.start(preload, (set) => holdPromotes(() => this.load(set)));
  }
}
