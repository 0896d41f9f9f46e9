import { keystrokes, matches } from './search-words';

const products = [
  { title: 'Office Tote', subtitle: 'for papers' },
  { title: 'Office Wallet', subtitle: '' },
  { title: 'Belt', subtitle: 'for the office' },
];

describe('What is typed into the search box of a large shop', () => {
  it('is the commonest word, letter by letter, and taken back again', () => {
    const typed = keystrokes(products, 1);
    expect(typed.map(({ key }) => key)).toEqual([...'office', ...Array(6).fill('Backspace')]);
    expect(typed.at(-1)).toEqual({ key: 'Backspace', count: 3 });
  });

  it('is expected to find titles and subtitles, whatever their case', () => {
    expect(matches(products, 'office')).toBe(3);
    expect(matches(products, 'TOTE')).toBe(1);
    expect(matches(products, 'nothing')).toBe(0);
  });
});
