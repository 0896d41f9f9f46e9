declare global {
  interface Window {
    /** @returns the time when the first frame that is so has been drawn; rejects after a while */
    whenDrawn: (isSo: () => boolean) => Promise<number>;
    /** Measures from the next event, by the event's own time, to the frame that is expected. */
    startStopwatch: (event: keyof WindowEventMap, isDone: () => boolean) => void;
    /** the measurement under way in the page, in ms */
    stopwatch?: Promise<number>;
    /** the longest duration that is observed, in ms */
    longestMs: number;
  }
}

/** Runs in every page, before its own scripts. */
export function installStopwatch(timeoutMs: number): void {
  window.whenDrawn = (isSo) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + timeoutMs;
      // Each frame: what a visitor sees may change without a change of the document.
      const checkFrame = () => {
        if (performance.now() > end) return reject(new Error('nothing was shown'));
        if (!isSo()) return void requestAnimationFrame(checkFrame);
        // The task after the frame's callback runs when the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      };
      requestAnimationFrame(checkFrame);
    });
  window.startStopwatch = (event, isDone) => {
    let startedAt = 0;
    const start = ({ timeStamp }: Event) => {
      startedAt = timeStamp;
    };
    addEventListener(event, start, { capture: true, once: true });
    const drawn = window.whenDrawn(() => startedAt > 0 && isDone());
    window.stopwatch = drawn.then((at) => at - startedAt);
    window.stopwatch.catch(() => {});
  };
}

/**
 * Runs in the page: observes long tasks (of more than 50 ms), or a visitor's interactions, of which
 * Event Timing reports those of at least `durationThreshold` ms.
 */
export function observeLongest(
  observed: { type: 'longtask' } | { type: 'event'; durationThreshold: number },
): void {
  window.longestMs = 'durationThreshold' in observed ? observed.durationThreshold : 0;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const isCounted =
        observed.type === 'longtask' || (entry as PerformanceEventTiming).interactionId;
      if (isCounted) window.longestMs = Math.max(window.longestMs, entry.duration);
    }
  }).observe(observed);
}
