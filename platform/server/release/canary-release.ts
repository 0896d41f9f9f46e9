import { messageOf } from '../../async';
import { type Canary, canaryChannel } from '../../release-set/canary';
import type { ReleaseSet } from '../../release-set/release-set';
import { StoreReader } from '../../release-set/store-reader';
import { CanaryCounts } from './canary-counts';
import type { ReleaseContext } from './release-context';
import { ReleaseRenderer } from './release-renderer';

/** A release that does not run is tried again after this, in ms, unless the channel moves on. */
const retryAfterMs = 30_000;

/** The release that a share of the visitors gets: loaded before the first of them comes. */
export class CanaryRelease {
  readonly counts: CanaryCounts;
  private loaded?: { release: ReleaseRenderer; canary: Canary } | undefined;
  private refused?: { release: string; until: number };

  constructor(private readonly context: ReleaseContext) {
    const { settings, log } = context;
    this.counts = new CanaryCounts(settings, () => this.loaded?.canary, log);
  }

  /** @returns none while all visitors get what is live */
  get(): { release: ReleaseRenderer; canary: Canary } | undefined {
    return this.loaded;
  }

  /**
   * Reads the channel. A release that does not run here is not shown, and the log says so.
   * @param live whose apps are loaded already
   */
  async follow(live: ReleaseSet): Promise<void> {
    const { settings, log } = this.context;
    if (settings.channel !== 'live') return;
    const store = new StoreReader(settings.storeDir);
    const { canary, release = '' } = (await store.readChannel(canaryChannel)) ?? {};
    if (!canary) return this.replace(undefined);
    const { app, version, share } = canary;
    const known = this.loaded;
    if (known?.release.set.id === release) {
      this.loaded = { ...known, canary };
      return;
    }
    const { refused } = this;
    if (refused?.release === release && performance.now() < refused.until) return;
    let next: ReleaseRenderer;
    try {
      next = new ReleaseRenderer(await store.readSet(release), this.context, true);
      await next.prepare(true, live);
    } catch (error) {
      this.replace(undefined);
      this.refused = { release, until: performance.now() + retryAfterMs };
      log(`no visitor gets ${app}@${version}, its release was refused: ${messageOf(error)}`);
      return;
    }
    this.replace({ release: next, canary });
    log(`release ${release} is shown to ${share} % of the visitors: ${app}@${version}`);
  }

  async close(): Promise<void> {
    await this.loaded?.release.close();
  }

  private replace(next: CanaryRelease['loaded']): void {
    this.loaded?.release.retire();
    this.loaded = next;
  }
}
