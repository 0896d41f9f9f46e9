interface Waiting {
  begin: () => Promise<void>;
}

/** As much of the Web Locks of a browser as is used: one exclusive lock, first come first served. */
export class SharedLocks {
  private readonly queue: Waiting[] = [];
  private held = false;

  request = <T>(
    _name: string,
    { signal }: { signal: AbortSignal },
    task: () => Promise<T>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const waiting = { begin: () => task().then(resolve, reject) };
      this.queue.push(waiting);
      signal.addEventListener('abort', () => {
        const place = this.queue.indexOf(waiting);
        if (place < 0) return;
        this.queue.splice(place, 1);
        reject(signal.reason);
      });
      void this.next();
    });

  /** A tab that is suspended while it has the lock, until the returned function is called. */
  suspend(): () => void {
    this.held = true;
    return () => {
      this.held = false;
      void this.next();
    };
  }

  private async next(): Promise<void> {
    const first = this.held ? undefined : this.queue.shift();
    if (!first) return;
    this.held = true;
    await first.begin();
    this.held = false;
    void this.next();
  }
}
