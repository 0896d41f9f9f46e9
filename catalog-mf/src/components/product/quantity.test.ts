import { readQuantity } from './quantity';

describe('a quantity as it is typed (spec section 5: minimum 1)', () => {
  it.each([
    ['5', 5],
    [' 12 ', 12],
    ['05', 5],
    ['५', 5],
    ['१२', 12],
    ['১২', 12],
    ['１２', 12],
    ['150', 99],
  ])('%p is %i', (text, count) => {
    expect(readQuantity(text)).toBe(count);
  });

  it.each(['', '0', '-3', '2.7', '2,7', '1e1', 'two', '5 bags', 'NaN'])('%p is none', (text) => {
    expect(readQuantity(text)).toBeUndefined();
  });
});
