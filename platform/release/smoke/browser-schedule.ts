/** Of what a page schedules, this much of its time is run, in ms; nothing waits for it. */
const horizonMs = 1_000;

/** Callbacks; scripts may schedule themselves for ever, as those that poll do. */
const maxCallbacks = 100;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Timers, idle callbacks and frames of a page. They run as the clock says while the page loads, and
 * at once when `run` is called: a loop in one of them freezes a tab as one in its script does.
 */
export class BrowserSchedule {
  /** what is scheduled, by its timer; due in ms of the page's time */
  private readonly pending = new Map<unknown, { dueMs: number; run: () => void }>();
  private nowMs = 0;
  private isInFrame = false;
  private isOver = false;

  /** The functions of a window. */
  globals() {
    const timer = (callback: unknown, ms?: unknown, ...args: unknown[]) =>
      this.add(() => call(callback, args), Number(ms) || 0);
    const idle = { didTimeout: false, timeRemaining: () => 50 };
    const cancel = (one: unknown) => this.cancel(one);
    return {
      setTimeout: timer,
      // Its first tick says whether it ends.
      setInterval: timer,
      requestIdleCallback: (callback: unknown) => this.add(() => call(callback, [idle]), 1),
      requestAnimationFrame: (callback: unknown) => this.addFrame(callback),
      clearTimeout: cancel,
      clearInterval: cancel,
      cancelIdleCallback: cancel,
      cancelAnimationFrame: cancel,
    };
  }

  /** Runs what is due within `horizonMs`, in its order, with what that schedules and promises. */
  async run(): Promise<void> {
    for (let count = 0; count < maxCallbacks; count++) {
      const [next] = [...this.pending.values()].sort((a, b) => a.dueMs - b.dueMs);
      if (!next || next.dueMs > horizonMs) return;
      this.nowMs = next.dueMs;
      next.run();
      await new Promise<void>((done) => setImmediate(done));
    }
  }

  /** Forgets what is scheduled. */
  clear(): void {
    for (const one of this.pending.keys()) this.cancel(one);
  }

  /** The page is left: nothing runs any more. */
  end(): void {
    this.isOver = true;
    this.clear();
  }

  private add(callback: () => void, ms: number): Timer | undefined {
    if (this.isOver) return undefined;
    const run = () => {
      this.cancel(timer);
      callback();
    };
    const timer = setTimeout(run, ms);
    this.pending.set(timer, { dueMs: this.nowMs + Math.max(1, ms), run });
    return timer;
  }

  /** What a frame asks for is not run: it would draw, and frames may follow each other for ever. */
  private addFrame(callback: unknown): Timer | undefined {
    if (this.isInFrame) return undefined;
    return this.add(() => {
      this.isInFrame = true;
      call(callback, [performance.now()]);
      this.isInFrame = false;
    }, 16);
  }

  private cancel(one: unknown): void {
    clearTimeout(one as Timer);
    this.pending.delete(one);
  }
}

/** A browser reports what a callback throws, and goes on. */
function call(callback: unknown, args: readonly unknown[]): void {
  try {
    if (typeof callback === 'function') callback(...args);
  } catch {}
}
