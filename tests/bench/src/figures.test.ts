import { type Figure, isWithin, type Limit, median, table } from './figures';

const figure = (samples: number[], limit?: Limit): Figure => ({
  name: 'a click',
  unit: 'ms',
  samples,
  ...limit,
});

describe('A figure with a limit', () => {
  it('holds when its median does, however slow the slowest was', () => {
    expect(isWithin(figure([40, 41, 900], { atMost: 45 }))).toBe(true);
  });

  it('holds exactly at the limit', () => {
    expect(isWithin(figure([45], { atMost: 45 }))).toBe(true);
    expect(isWithin(figure([99], { atLeast: 99 }))).toBe(true);
  });

  it('fails beyond it, on either side', () => {
    expect(isWithin(figure([46], { atMost: 45 }))).toBe(false);
    expect(isWithin(figure([98], { atLeast: 99 }))).toBe(false);
  });

  it('cannot fail when it is only printed', () => {
    expect(isWithin(figure([1e9]))).toBe(true);
  });
});

describe('The median', () => {
  it('is the middle one of an odd number of samples, whatever their order', () => {
    expect(median([90, 10, 50])).toBe(50);
  });

  it('lies halfway between the middle two of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('refuses to be taken of nothing', () => {
    expect(() => median([])).toThrow('a median of no samples');
  });
});

describe('The table at the end of a run', () => {
  it('puts the median, the range, the limit and the verdict in one line', () => {
    const [heads, line] = table([
      {
        bench: 'interaction',
        name: 'click to product',
        unit: 'ms',
        samples: [30, 50, 40],
        atMost: 45,
        comparison: 'hovered first',
      },
    ]).split('\n');
    expect(heads).toMatch(/bench .*figure .*median .*min – max .*of .*limit .*comparison/);
    expect(line).toMatch(
      /^interaction +click to product +40\.0 ms +30\.0 ms – 50\.0 ms +3 +≤ 45\.0 ms +hovered first +ok$/,
    );
  });

  it('shouts when a limit is exceeded', () => {
    const row = { bench: 'weight', name: 'files', unit: 'count', samples: [9] } as const;
    expect(table([{ ...row, atMost: 8 }])).toContain('EXCEEDED');
  });
});
