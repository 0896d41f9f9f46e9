import type { Worker } from 'node:worker_threads';
import { BusyMonitor } from './busy-monitor';

/** A thread whose event loop has no idle time. */
const busyThread = {
  on: () => undefined,
  performance: { eventLoopUtilization: () => ({ idle: 0 }) },
} as unknown as Worker;

/** @param cpuMs of the whole process, between two checks */
function busyMsAfter(checks: number, cpuMs: number): number {
  let used = 0;
  jest.spyOn(process, 'cpuUsage').mockImplementation((since) => {
    if (since) used += cpuMs * 1_000;
    return { user: since ? used - since.user : used, system: 0 };
  });
  const monitor = new BusyMonitor(busyThread);
  for (let check = 0; check < checks; check += 1) monitor.check();
  return monitor.busyMs;
}

afterEach(() => jest.restoreAllMocks());

describe('code that runs without a pause', () => {
  it('is busy for as long as it runs', () => {
    expect(busyMsAfter(4, 250)).toBe(1_000);
    expect(busyMsAfter(4, 1_900)).toBe(1_000);
  });

  it('is not taken for a loop while a busy machine gives it no time', () => {
    expect(busyMsAfter(11, 20)).toBeLessThan(1_000);
  });

  it('is found in the end when it blocks without using time', () => {
    expect(busyMsAfter(12, 0)).toBe(750);
  });
});
