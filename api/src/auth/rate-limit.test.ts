import { ApiError } from '../http/api-error';
import { createThrottle, makeRateLimit } from './rate-limit';

describe('A limit of tries', () => {
  let at = 1_000_000;
  const now = () => at;
  const wait = (seconds: number): void => {
    at += seconds * 1_000;
  };
  /** Seconds until the next try, or 0 when this one is taken. */
  async function tried(work: () => Promise<void>): Promise<number> {
    try {
      await work();
      return 0;
    } catch (error) {
      if (error instanceof ApiError) return Number(error.headers['retry-after']);
      throw error;
    }
  }

  it('takes so many a minute and says how long to wait', async () => {
    const limit = makeRateLimit(2, createThrottle(now));
    const go = () => tried(() => limit('192.0.2.1', 'a@b.co'));
    expect(await go()).toBe(0);
    wait(20);
    expect([await go(), await go()]).toEqual([0, 40]);
    wait(39.5);
    expect(await go()).toBe(1);
    wait(0.5);
    expect([await go(), await go()]).toEqual([0, 20]);
  });

  it('does not count what it refused', async () => {
    const limit = makeRateLimit(1, createThrottle(now));
    const go = () => tried(() => limit('192.0.2.1', 'a@b.co'));
    expect([await go(), await go(), await go()]).toEqual([0, 60, 60]);
    wait(60);
    expect(await go()).toBe(0);
  });

  it('sees one customer in all the IPv6 addresses of a /64, however they are written', async () => {
    const limit = makeRateLimit(1, createThrottle(now));
    const go = (address: string) => tried(() => limit(address, 'a@b.co'));
    expect(await go('2001:db8:1:2::1')).toBe(0);
    expect(await go('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(60);
    expect(await go('2001:db8:1:3::1')).toBe(0);
    expect(await go('2001:db8::1')).toBe(0);
    expect(await go('2001:db8:0:0:5::')).toBe(60);
    expect(await go('::ffff:192.0.2.1')).toBe(0);
    expect(await go('::ffff:192.0.2.2')).toBe(0);
  });

  it('goes by no clock that is set: one that jumps back an hour locks no one out', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const limit = makeRateLimit(1, createThrottle());
    const go = () => tried(() => limit('192.0.2.1', 'a@b.co'));
    expect(await go()).toBe(0);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await go()).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(await go()).toBe(0);
    jest.useRealTimers();
  });

  it('counts names without case, and remembers a bounded number of them', async () => {
    const limit = makeRateLimit(1, createThrottle(now));
    expect(await tried(() => limit('192.0.2.1', 'A@b.co'))).toBe(0);
    expect(await tried(() => limit('192.0.2.1', 'a@B.co'))).toBe(60);
    for (let name = 0; name < 30_000; name += 1) {
      await limit(`10.${name >> 8}.${name & 255}.1`, 'x');
    }
    expect(await tried(() => limit('192.0.2.1', 'a@b.co'))).toBe(0);
  });
});
