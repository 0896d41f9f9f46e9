import { shopDate } from './shop-date';

describe('dates', () => {
  it('are those of Ghaziabad, wherever the server stands', () => {
    expect(shopDate('2026-11-19T23:00:49.999203-06:00')).toBe('20 November 2026');
    expect(shopDate('2026-11-19T18:29:59Z')).toBe('19 November 2026');
    expect(shopDate('2026-11-19T18:30:00Z')).toBe('20 November 2026');
  });

  it('are empty for what is none', () => {
    expect(shopDate('soon')).toBe('');
    expect(shopDate('')).toBe('');
  });
});
