import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** How often a thread is checked, in ms. */
export const checkIntervalMs = 250;

/** Of the time between two checks this counts at least: code may block without using CPU. */
const minShare = 0.25;

/**
 * Notices that the code of a thread runs without a pause. A thread that waits, for the API or for
 * work, has idle time; one that has much to do sends results. Time in which it waited for a CPU does
 * not count: on a busy machine a page that takes 100 ms of CPU may need seconds.
 */
export class BusyMonitor {
  /** ms without a pause, as far as is known */
  busyMs = 0;
  /** of the thread below `/proc` on Linux: `1234/task/1240` */
  procPath: string | undefined;
  private eventLoopIdleMs = 0;
  private hasReported = false;
  private last = { atMs: performance.now(), cpu: process.cpuUsage(), waitedMs: Number.NaN };

  constructor(private readonly thread: Worker) {
    thread.on('message', () => {
      this.hasReported = true;
    });
  }

  /** To be called every `checkIntervalMs`. */
  check(): void {
    const { idle } = this.thread.performance.eventLoopUtilization();
    const isBusy = idle === this.eventLoopIdleMs && !this.hasReported;
    const ranMs = Math.min(checkIntervalMs, this.ranSinceLastCheckMs());
    this.busyMs = isBusy ? Math.max(0, this.busyMs + ranMs) : 0;
    this.eventLoopIdleMs = idle;
    this.hasReported = false;
  }

  /** Negative when a long wait for a CPU ends: Linux adds it to its count only then. */
  private ranSinceLastCheckMs(): number {
    const before = this.last;
    const now = {
      atMs: performance.now(),
      cpu: process.cpuUsage(),
      waitedMs: waitedForCpuMs(this.procPath),
    };
    this.last = now;
    const waitedMs = now.waitedMs - before.waitedMs;
    if (!Number.isNaN(waitedMs)) return now.atMs - before.atMs - waitedMs;
    // The thread used what the process did, at most.
    const cpuMs = (now.cpu.user + now.cpu.system - before.cpu.user - before.cpu.system) / 1_000;
    return Math.max(minShare * checkIntervalMs, cpuMs);
  }
}

/**
 * How long a thread waited for a CPU since it began: the second number of `schedstat`, in ns.
 * @returns NaN where the system does not say
 */
function waitedForCpuMs(procPath: string | undefined): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/${procPath}/schedstat`, 'latin1').split(' ');
    return Number(waitedNs) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
