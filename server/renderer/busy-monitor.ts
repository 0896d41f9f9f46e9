import type { Worker } from 'node:worker_threads';

/** How often a thread is checked, in ms. */
export const checkIntervalMs = 250;

/**
 * Notices that the code of a thread runs without a pause. A thread that waits, for the API or for
 * work, has idle time; one that has much to do sends results. Checks are counted instead of time: a
 * machine that is too busy for one is too busy for the other.
 */
export class BusyMonitor {
  /** ms without a pause, as far as is known */
  busyMs = 0;
  private eventLoopIdleMs = 0;
  private hasReported = false;

  constructor(private readonly thread: Worker) {
    thread.on('message', () => {
      this.hasReported = true;
    });
  }

  /** To be called every `checkIntervalMs`. */
  check(): void {
    const { idle } = this.thread.performance.eventLoopUtilization();
    const isBusy = idle === this.eventLoopIdleMs && !this.hasReported;
    this.busyMs = isBusy ? this.busyMs + checkIntervalMs : 0;
    this.eventLoopIdleMs = idle;
    this.hasReported = false;
  }
}
