import { lastDayBefore, recentTime, shopDate, shopTime, timeOf } from './shop-date';

describe('dates', () => {
  it('are those of Ghaziabad, wherever the server stands', () => {
    expect(shopDate('2026-11-19T23:00:49.999203-06:00')).toBe('20 November 2026');
    expect(shopDate('2026-11-19T18:29:59Z')).toBe('19 November 2026');
    expect(shopDate('2026-11-19T18:30:00Z')).toBe('20 November 2026');
  });

  it('are written as Intl writes them', () => {
    const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2020 + month, month, 29, 20));
      expect(shopDate(date.toISOString())).toBe(long.format(date));
    }
  });

  // From an API that knows no zones, such as Django with `USE_TZ = False`.
  it.each(['2026-07-03T20:30:00', '2026-07-03 20:30', '2026-07-03T20:30:00.999203'])(
    'without a zone are on the shop’s clock, wherever they are read: %s',
    (text) => {
      expect(shopDate(text)).toBe('3 July 2026');
      expect(shopTime(text)).toBe('3 Jul 2026, 20:30');
      expect(recentTime(text, true)).toMatch(/^3 Jul.* 20:30$/);
      expect(lastDayBefore(text)?.day).toBe('2026-07-03');
      expect(Math.floor(timeOf(text) / 60_000)).toBe(Date.parse('2026-07-03T15:00:00Z') / 60_000);
    },
  );

  it('without a time are the same day', () => {
    expect(shopDate('2026-07-03')).toBe('3 July 2026');
  });

  it('are empty for other texts', () => {
    expect(shopDate('soon')).toBe('');
    expect(shopDate('')).toBe('');
    expect(shopTime('soon')).toBe('');
    expect(lastDayBefore('soon')).toBeUndefined();
    expect(recentTime('soon')).toBe('');
  });

  it('have the hour where it matters', () => {
    expect(shopTime('2026-09-26T08:00:30Z')).toBe('26 Sep 2026, 13:30');
  });

  it('are short where they have just been: by the shop’s midnight, wherever the phone is', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26T20:00:00Z') });
    expect(recentTime('2026-11-26T18:30:00Z')).toBe('today 00:00');
    expect(recentTime('2026-11-26T18:29:59Z')).toBe('26 Nov');
    expect(recentTime('2026-11-26T18:29:59Z', true)).toBe('26 Nov 23:59');
    expect(recentTime('2025-11-27T08:00:00Z')).toBe('27 Nov 2025');
    expect(recentTime('2025-11-27T08:00:00Z', true)).toBe('27 Nov 2025 13:30');
    jest.useRealTimers();
  });

  it.each(['2026-11-30T18:29:59Z', '2026-11-30T18:30:00Z', '2026-11-30T00:00:00+05:30'])(
    'name the last day of what ends at %s',
    (iso) => {
      const last = iso.includes('+') ? '29' : '30';
      expect(lastDayBefore(iso)).toEqual({ day: `2026-11-${last}`, text: `${last} Nov 2026` });
    },
  );
});
