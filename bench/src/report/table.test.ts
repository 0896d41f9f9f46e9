import { table } from './table';

describe('The table at the end of a run', () => {
  it('puts the median, the range, the limit and the verdict in one line', () => {
    const [heads, line] = table([
      {
        bench: 'interaction',
        name: 'click to product',
        unit: 'ms',
        samples: [30, 50, 40],
        limit: { atMost: 45 },
        beside: 'hovered first',
      },
    ]).split('\n');
    expect(heads).toMatch(/bench .*figure .*median .*min – max .*of .*limit .*beside/);
    expect(line).toMatch(
      /^interaction +click to product +40\.0 ms +30\.0 ms – 50\.0 ms +3 +≤ 45\.0 ms +hovered first +ok$/,
    );
  });

  it('shouts when a limit is exceeded', () => {
    const row = { bench: 'weight', name: 'files', unit: 'files', samples: [9] } as const;
    expect(table([{ ...row, limit: { atMost: 8 } }])).toContain('EXCEEDED');
  });
});
