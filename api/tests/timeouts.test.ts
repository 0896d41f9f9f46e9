import { checkTimeouts, timeoutsMs } from '../src/timeouts';

describe('the timeouts of the API', () => {
  it.each([
    [
      'a lock is waited for longer than a connection',
      { lock: 4_000 },
      /waits longer for a connection/,
    ],
    [
      'it stops before a waiting request is answered',
      { drain: 8_000 },
      /answers a request that waits/,
    ],
    [
      'a connection is closed before its statement is late',
      { silence: 30_000 },
      /before its connection counts as dead/,
    ],
  ])('stop the start when %s', (_what, wrong, reason) => {
    expect(() => checkTimeouts({ ...timeoutsMs, ...wrong })).toThrow(reason);
  });
});
