import { LRUCache } from 'lru-cache';

/** How long what took a thread down is not tried again, in ms. */
const retryAfterMs = 60_000;
/** By so many of its pages within that time, and a part's code is not tried at all. */
const maxFailedTasks = 2;

/** What has taken threads down, so that each visitor of it does not cost another. */
export class CircuitBreaker {
  private readonly gone = new Set<string>();
  private readonly tasks = new LRUCache<string, readonly string[]>({ max: 500, ttl: retryAfterMs });
  private readonly parts = new LRUCache<string, { tasks: Set<string> }>({
    max: 50,
    ttl: retryAfterMs,
  });

  /** @returns the parts to do a task without; none when it may be tried as it is */
  partsFor(task: string): readonly string[] {
    const worn = [...this.parts.entries()].flatMap(([part, { tasks }]) =>
      tasks.size >= maxFailedTasks ? part : [],
    );
    const known = worn.length > 0 ? worn : (this.tasks.get(task) ?? []);
    return [...new Set([...this.gone, ...known])];
  }

  /** A part whose code cannot even be loaded is not tried again. */
  noteGone(part: string): void {
    this.gone.add(part);
  }

  /** @param task names the page, without its query */
  note(task: string, parts: readonly string[]): void {
    this.tasks.set(task, parts);
    for (const part of parts) {
      const known = this.parts.get(part);
      if (known) known.tasks.add(task);
      else this.parts.set(part, { tasks: new Set([task]) });
    }
  }
}
