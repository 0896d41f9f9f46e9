import { lastDayBefore, shopDate, shopTime } from './shop-date';

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

  it('are empty for other texts', () => {
    expect(shopDate('soon')).toBe('');
    expect(shopDate('')).toBe('');
    expect(shopTime('soon')).toBe('');
    expect(lastDayBefore('soon')).toBeUndefined();
  });

  it('have the hour where it matters', () => {
    expect(shopTime('2026-09-26T08:00:30Z')).toBe('26 Sep 2026, 13:30');
  });

  it.each(['2026-11-30T18:29:59Z', '2026-11-30T18:30:00Z', '2026-11-30T00:00:00+05:30'])(
    'name the last day of what ends at %s',
    (iso) => {
      const last = iso.includes('+') ? '29' : '30';
      expect(lastDayBefore(iso)).toEqual({ day: `2026-11-${last}`, text: `${last} Nov 2026` });
    },
  );
});
