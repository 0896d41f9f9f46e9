import type { Channel } from '@shop/shared/contract';
import type { HtmlCleaner } from '@shop/shared/html';
import { htmlCleaner } from '../html/html-cleaner';
import type { Settings } from '../settings';
import { LoadedRelease } from './loaded-release';
import { readChannel, readSet } from './read-store';

/** How often the channel is looked at, in ms. */
const interval = 1_000;

/** The release that is live, followed without a restart. */
export class CurrentRelease {
  private loaded?: LoadedRelease;
  private seen?: Channel;
  private timer?: NodeJS.Timeout;
  private refused?: string;
  private readonly clean: HtmlCleaner;
  private readonly listeners = new Set<(id: string) => void>();

  constructor(
    private readonly settings: Settings,
    private readonly log: (line: string) => void,
  ) {
    this.clean = htmlCleaner(settings.config);
  }

  /** @throws when nothing is live, or the live release does not run */
  async start(): Promise<void> {
    await this.look();
    if (!this.loaded)
      throw new Error(`no release is live on the channel "${this.settings.channel}"`);
    this.timer = setInterval(() => void this.follow(), interval);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get(): LoadedRelease {
    if (!this.loaded) throw new Error('no release is loaded');
    return this.loaded;
  }

  /** What the channel said when it was last looked at: also which releases were withdrawn. */
  channel(): Channel | undefined {
    return this.seen;
  }

  /** @returns a function that ends the subscription */
  onChange(listener: (id: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Looks at the channel; a release that does not run leaves the one before in place. */
  async follow(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.refused) this.log(`the new release is not taken up: ${reason}`);
      this.refused = reason;
    }
  }

  private async look(): Promise<void> {
    const { storeDir, channel: name } = this.settings;
    const channel = await readChannel(storeDir, name);
    if (!channel) return;
    this.seen = channel;
    if (channel.release === this.loaded?.set.id) return;
    const set = await readSet(storeDir, channel.release);
    const next = new LoadedRelease(set, this.settings, this.clean);
    // With nothing to stay with, pages of a part that does not run are drawn in the browser.
    if (this.loaded) next.runAll();
    this.loaded = next;
    this.refused = undefined;
    this.log(`release ${channel.release} is live`);
    for (const listener of this.listeners) listener(channel.release);
  }
}
