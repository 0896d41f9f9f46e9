import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { BusyMonitor, checkIntervalMs } from './busy-monitor';

jest.mock('node:fs', () => ({ readFileSync: jest.fn() }));

/** A thread whose event loop has no idle time. */
const busyThread = {
  on: () => undefined,
  performance: { eventLoopUtilization: () => ({ idle: 0 }) },
} as unknown as Worker;

interface Step {
  /** of the whole process */
  cpuMs?: number;
  /** how long the thread waited for a CPU; without it, the system does not say */
  waitedMs?: number;
  elapsedMs?: number;
}

/** @param steps what happened between two checks */
function busyMsAfter(steps: readonly Step[]): number {
  const sum = { now: 0, cpu: 0, waited: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => sum.now);
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: sum.cpu * 1_000, system: 0 }));
  jest.mocked(readFileSync).mockImplementation(() => {
    if (steps[0]?.waitedMs === undefined) throw new Error('ENOENT');
    return `1 ${sum.waited * 1_000_000} 1\n`;
  });
  const monitor = new BusyMonitor(busyThread);
  monitor.check();
  const before = monitor.busyMs;
  for (const { cpuMs = 0, waitedMs = 0, elapsedMs = checkIntervalMs } of steps) {
    sum.now += elapsedMs;
    sum.cpu += cpuMs;
    sum.waited += waitedMs;
    monitor.check();
  }
  return monitor.busyMs - before;
}

const times = (count: number, step: Step) => Array.from({ length: count }, () => step);

describe('code that runs without a pause', () => {
  it('is busy for as long as it runs', () => {
    expect(busyMsAfter(times(4, { waitedMs: 0 }))).toBe(1_000);
  });

  it('is not taken for a loop while a busy machine gives it no time, whatever other threads use', () => {
    expect(busyMsAfter(times(20, { waitedMs: 225, cpuMs: 500 }))).toBe(500);
  });

  it('is not taken for a loop when Linux counts a long wait at its end', () => {
    const waits = [...times(7, { waitedMs: 0 }), { waitedMs: 1_900 }];
    expect(busyMsAfter([...waits, ...waits])).toBeLessThan(250);
  });

  it('is found when it blocks without using time', () => {
    expect(busyMsAfter(times(4, { waitedMs: 0, cpuMs: 0 }))).toBe(1_000);
  });

  it('did not run while the whole machine slept', () => {
    expect(busyMsAfter([{ waitedMs: 0, elapsedMs: 3_600_000 }])).toBe(250);
  });

  describe('on a system that does not say how long threads waited', () => {
    it('is busy for as long as the process uses time', () => {
      expect(busyMsAfter(times(4, { cpuMs: 250 }))).toBe(1_000);
      expect(busyMsAfter(times(4, { cpuMs: 1_900 }))).toBe(1_000);
    });

    it('is not taken for a loop while a busy machine gives it no time', () => {
      expect(busyMsAfter(times(11, { cpuMs: 20 }))).toBeLessThan(1_000);
    });

    it('is found in the end when it blocks without using time', () => {
      expect(busyMsAfter(times(12, {}))).toBe(750);
    });
  });
});
