import type { Preload } from '../../release-set/store-reader';
import type { ReleaseRenderer } from './release-renderer';

/** So long after a release was named it is loaded, and stays, in ms: a gate has 150 s. */
const maxAgeMs = 180_000;

/**
 * The release that a promote or a rollback is about to make live, loaded before it is: visitors get
 * it as soon as the channel moves, from all copies at once.
 */
export class PreloadedRelease {
  private current?: { id: string; loading: Promise<ReleaseRenderer | undefined> } | undefined;
  /** when the one that was last begun was named */
  private at = '';
  private isLoading = false;
  private timer?: NodeJS.Timeout;

  /**
   * Begins to load a release, once each time that it is named, and one at a time: the one that was
   * named last takes the place of another. One that does not run is left to the gate.
   */
  start({ at, set }: Preload, load: (set: Preload['set']) => Promise<ReleaseRenderer>): void {
    // The clock of the machine that promotes may differ a little.
    if (at === this.at || Date.now() - Date.parse(at) > maxAgeMs) return;
    if (this.current?.id !== set.id) {
      // Asked again a second later.
      if (this.isLoading) return;
      void this.close();
      this.isLoading = true;
      const loading = load(set)
        .catch(() => undefined)
        .finally(() => {
          this.isLoading = false;
        });
      this.current = { id: set.id, loading };
    }
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.close(), maxAgeMs).unref();
  }

  /** @returns that release, once it has loaded; undefined where another one was, or it does not run */
  async take(id: string): Promise<ReleaseRenderer | undefined> {
    if (this.current?.id !== id) return undefined;
    const { loading } = this.current;
    this.current = undefined;
    return loading;
  }

  /** Ends its workers. */
  async close(): Promise<void> {
    const loading = this.current?.loading;
    this.current = undefined;
    await (await loading)?.close();
  }
}
