/** Of what a page schedules, this much of its time is run, in ms; nothing waits for it. */
const horizonMs = 1_000;

/** Callbacks; scripts may schedule themselves for ever, as those that poll do. */
const maxCallbacks = 100;

/**
 * Timers, idle callbacks and frames of a page. They run as the clock says while the page loads, and
 * at once when `run` is called: a loop in one of them freezes a tab as one in its script does.
 */
export function createSchedule() {
  /** what is scheduled, by its timer; due in ms of the page's time */
  const pending = new Map<unknown, { dueMs: number; run: () => void }>();
  let nowMs = 0;
  let isInFrame = false;
  let isOver = false;

  const cancel = (timer: unknown) => {
    clearTimeout(timer as NodeJS.Timeout);
    pending.delete(timer);
  };
  const add = (callback: () => void, ms: number) => {
    if (isOver) return undefined;
    const run = () => {
      cancel(timer);
      callback();
    };
    const timer = setTimeout(run, ms);
    pending.set(timer, { dueMs: nowMs + Math.max(1, ms), run });
    return timer;
  };
  const addTimer = (callback: unknown, ms?: unknown, ...args: unknown[]) =>
    add(() => call(callback, args), Number(ms) || 0);
  const idle = { didTimeout: false, timeRemaining: () => 50 };
  const clear = () => {
    for (const timer of pending.keys()) cancel(timer);
  };

  return {
    /** The functions of a window. */
    globals: {
      setTimeout: addTimer,
      // Its first tick says whether it ends.
      setInterval: addTimer,
      requestIdleCallback: (callback: unknown) => add(() => call(callback, [idle]), 1),
      // What a frame asks for is not run: it would draw, and frames may follow each other for ever.
      requestAnimationFrame(callback: unknown) {
        if (isInFrame) return undefined;
        return add(() => {
          isInFrame = true;
          call(callback, [performance.now()]);
          isInFrame = false;
        }, 16);
      },
      clearTimeout: cancel,
      clearInterval: cancel,
      cancelIdleCallback: cancel,
      cancelAnimationFrame: cancel,
    },

    /** Runs what is due within `horizonMs`, in its order, with what that schedules and promises. */
    async run(): Promise<void> {
      for (let count = 0; count < maxCallbacks; count++) {
        const [next] = [...pending.values()].sort((a, b) => a.dueMs - b.dueMs);
        if (!next || next.dueMs > horizonMs) return;
        nowMs = next.dueMs;
        next.run();
        await new Promise<void>((done) => setImmediate(done));
      }
    },

    /** Forgets what is scheduled. */
    clear,

    /** The page is left: nothing runs any more. */
    end() {
      isOver = true;
      clear();
    },
  };
}

/** A browser reports what a callback throws, and goes on. */
function call(callback: unknown, args: readonly unknown[]): void {
  try {
    if (typeof callback === 'function') callback(...args);
  } catch {}
}
