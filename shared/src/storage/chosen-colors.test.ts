import { chosenColor, rememberColor } from '@shop/shared/storage';

describe('the colour last chosen for a product', () => {
  it('is remembered in this browser, for each product its own', () => {
    expect(chosenColor(7)).toBeUndefined();
    rememberColor(7, 'Tan');
    rememberColor(8, 'Olive');
    rememberColor(7, 'Black');
    expect(chosenColor(7)).toBe('Black');
    expect(chosenColor(8)).toBe('Olive');
  });

  it('is kept for the last hundred products', () => {
    for (let id = 1; id <= 101; id += 1) rememberColor(id, 'Tan');
    expect(chosenColor(1)).toBeUndefined();
    expect(chosenColor(2)).toBe('Tan');
  });

  it.each(['no json', 'null', '{}', '[7, [7], [7, 1], ["7", "Tan"]]'])(
    'is none when storage holds %s',
    (broken) => {
      localStorage.setItem('shop-colors', broken);
      expect(chosenColor(7)).toBeUndefined();
      rememberColor(7, 'Tan');
      expect(chosenColor(7)).toBe('Tan');
    },
  );
});
