import { canGrow, stockText } from './stock-rules';

describe('the stock of a cart line', () => {
  it.each([
    [44, 45, true, undefined],
    [45, 45, false, '45 in stock'],
    [48, 45, false, 'Only 45 in stock'],
    [1, 0, false, 'Out of stock'],
    [48, undefined, true, undefined],
    [999, undefined, false, undefined],
  ])('%p of %p: more %p, %p', (quantity, stock, more, text) => {
    const line = { quantity, ...(stock !== undefined && { stock }) };
    expect(canGrow(line)).toBe(more);
    expect(stockText(line)).toBe(text);
  });
});
