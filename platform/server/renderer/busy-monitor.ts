import type { Worker } from 'node:worker_threads';

/** How often a thread is checked, in ms. */
export const checkIntervalMs = 250;

/** Of the time between two checks this counts at least: code may block without using CPU. */
const minShare = 0.25;

/**
 * Notices that the code of a thread runs without a pause. A thread that waits, for the API or for
 * work, has idle time; one that has much to do sends results. CPU time of the process is counted
 * instead of time: on a busy machine a page that takes 100 ms of CPU may need seconds.
 */
export class BusyMonitor {
  /** ms without a pause, as far as is known */
  busyMs = 0;
  private eventLoopIdleMs = 0;
  private hasReported = false;
  private cpu = process.cpuUsage();

  constructor(private readonly thread: Worker) {
    thread.on('message', () => {
      this.hasReported = true;
    });
  }

  /** To be called every `checkIntervalMs`. */
  check(): void {
    const { idle } = this.thread.performance.eventLoopUtilization();
    const isBusy = idle === this.eventLoopIdleMs && !this.hasReported;
    const { user, system } = process.cpuUsage(this.cpu);
    this.cpu = process.cpuUsage();
    const share = Math.min(1, Math.max(minShare, (user + system) / 1_000 / checkIntervalMs));
    this.busyMs = isBusy ? this.busyMs + share * checkIntervalMs : 0;
    this.eventLoopIdleMs = idle;
    this.hasReported = false;
  }
}
