import { LRUCache } from 'lru-cache';

/** How long what ended a worker is not tried again, in ms. */
const retryAfterMs = 60_000;
/** After so many of its pages within that time, none of an app's pages is tried. */
const maxFailedTasks = 2;

/** What has ended workers, so that each visitor of it does not cost another. */
export class CircuitBreaker {
  private readonly unloadable = new Set<string>();
  /** task → the apps whose code it ran */
  private readonly tasks = new LRUCache<string, readonly string[]>({ max: 500, ttl: retryAfterMs });

  /**
   * @param task names the page, without its query
   * @param apps whose code it runs
   * @returns those whose previous versions are to do it; none when it may be tried as it is
   */
  openFor(task: string, apps: readonly string[]): readonly string[] {
    const failing = apps.filter((app) => this.pagesOf(app) >= maxFailedTasks);
    const known = failing.length > 0 ? failing : (this.tasks.get(task) ?? []);
    return [...new Set([...apps.filter((app) => this.unloadable.has(app)), ...known])];
  }

  /** @returns whether no page of an app is tried, and how many of its pages ended workers */
  stateOf(app: string): { isOpen: boolean; pages: number } {
    const pages = this.pagesOf(app);
    return { isOpen: this.unloadable.has(app) || pages >= maxFailedTasks, pages };
  }

  /** An app whose code does not load is not tried again. */
  openPermanently(app: string): void {
    this.unloadable.add(app);
  }

  noteCrash(task: string, apps: readonly string[]): void {
    this.tasks.set(task, apps);
  }

  private pagesOf(app: string): number {
    return [...this.tasks.values()].filter((apps) => apps.includes(app)).length;
  }
}
