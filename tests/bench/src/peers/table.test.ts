import { type Measured, peersTable } from './table';

describe('The table of peers', () => {
  it('shows medians of the list and of the product, and why a shop has none', () => {
    const audited = (lcp: number) => ({ lcp, tbt: 40, scriptBytes: 165_400, requests: 20 });
    const list = [audited(1_500), audited(1_300), audited(1_400)];
    const measured = { list, product: [audited(900)], clicks: [81, 36] };
    const results = new Map<string, Measured | string>([
      ['this shop', measured],
      ['a peer', 'could not be installed: PostgreSQL is not installed'],
    ]);
    expect(peersTable(results).slice(2)).toEqual([
      '| this shop | 1400 / 900 | 40 / 40 | 165 / 165 | 20 / 20 | 59 |',
      '| a peer | could not be installed: PostgreSQL is not installed |  |  |  |  |',
    ]);
  });
});
