import { colorRows, colorText, withColor, withRow } from './cart-color-rules';

const black = { name: 'Black', quantity: 1 };
const tan = { name: 'Tan', quantity: 1 };
const choices = ['Tan', 'Black'];
const textOf = (line: Parameters<typeof colorRows>[0]) => colorText(colorRows(line));

describe('the colours of a cart line', () => {
  it('are named one by one, or alone where all pieces have it', () => {
    expect(textOf({ quantity: 2, colors: [black, tan], choices })).toBe('1 Black, 1 Tan');
    expect(textOf({ quantity: 2, colors: [{ ...tan, quantity: 2 }], choices })).toBe('Tan');
  });

  it('must be chosen where they are unknown', () => {
    expect(textOf({ quantity: 2, choices })).toBe('Colour: please ask');
    expect(textOf({ quantity: 3, colors: [black], choices })).toBe(
      '1 Black, colour of 2: please ask',
    );
  });

  it('are not guessed when there are more of them than pieces', () => {
    expect(textOf({ quantity: 1, colors: [black, tan], choices })).toBe('Colour: please ask');
  });

  it('are the only colour of the product, and none where it has none', () => {
    expect(textOf({ quantity: 2, choices: ['Tan'] })).toBe('Tan');
    expect(textOf({ quantity: 2, choices: [] })).toBeUndefined();
    expect(textOf({ quantity: 2 })).toBeUndefined();
  });

  it('stay as ordered when the product is no longer offered in that colour', () => {
    expect(textOf({ quantity: 2, colors: [black], choices: ['Tan'] })).toBe('1 Black, 1 Tan');
    expect(textOf({ quantity: 1, colors: [black], choices: [] })).toBe('Black');
  });

  it('change row by row, and a row without pieces is removed', () => {
    const rows = colorRows({ quantity: 3, colors: [black, tan], choices });
    expect(withRow(rows, 1, 4)).toEqual({ quantity: 6, colors: [black, { ...tan, quantity: 4 }] });
    expect(withRow(rows, 0, 0)).toEqual({ quantity: 2, colors: [tan] });
    expect(withRow(rows, 2, 5)).toEqual({ quantity: 7, colors: [black, tan] });
    expect(withColor(rows, 2, 'Tan')).toEqual({
      quantity: 3,
      colors: [black, { ...tan, quantity: 2 }],
    });
  });
});
