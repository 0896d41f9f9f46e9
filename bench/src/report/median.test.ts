import { median } from './median';

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
