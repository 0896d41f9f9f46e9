import { ApiError } from '../http/api-error';
import { makeRateLimit } from './rate-limit';

describe('A limit of tries', () => {
  let at = 1_000_000;
  const now = () => at;
  const wait = (seconds: number): void => {
    at += seconds * 1_000;
  };
  /** Seconds until the next try, or 0 when this one is taken. */
  function tried(work: () => void): number {
    try {
      work();
      return 0;
    } catch (error) {
      if (error instanceof ApiError) return Number(error.headers['retry-after']);
      throw error;
    }
  }

  it('takes so many a minute and says how long to wait', () => {
    const limit = makeRateLimit(2, now);
    const go = () => tried(() => limit('192.0.2.1', 'a@b.co'));
    expect(go()).toBe(0);
    wait(20);
    expect([go(), go()]).toEqual([0, 40]);
    wait(39.5);
    expect(go()).toBe(1);
    wait(0.5);
    expect([go(), go()]).toEqual([0, 20]);
  });

  it('does not count what it refused', () => {
    const limit = makeRateLimit(1, now);
    const go = () => tried(() => limit('192.0.2.1', 'a@b.co'));
    expect([go(), go(), go()]).toEqual([0, 60, 60]);
    wait(60);
    expect(go()).toBe(0);
  });

  it('sees one customer in all the IPv6 addresses of a /64, however they are written', () => {
    const limit = makeRateLimit(1, now);
    const go = (address: string) => tried(() => limit(address, 'a@b.co'));
    expect(go('2001:db8:1:2::1')).toBe(0);
    expect(go('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(60);
    expect(go('2001:db8:1:3::1')).toBe(0);
    expect(go('2001:db8::1')).toBe(0);
    expect(go('2001:db8:0:0:5::')).toBe(60);
    expect([go('::ffff:192.0.2.1'), go('::ffff:192.0.2.2')]).toEqual([0, 0]);
  });

  it('counts names without case, and remembers a bounded number of them', () => {
    const limit = makeRateLimit(1, now);
    expect(tried(() => limit('192.0.2.1', 'A@b.co'))).toBe(0);
    expect(tried(() => limit('192.0.2.1', 'a@B.co'))).toBe(60);
    for (let name = 0; name < 30_000; name += 1) limit(`10.${name >> 8}.${name & 255}.1`, 'x');
    expect(tried(() => limit('192.0.2.1', 'a@b.co'))).toBe(0);
  });
});
