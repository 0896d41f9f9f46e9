import { keystrokes } from './search-words';

const products = [{ title: 'Office Tote' }, { title: 'Office Wallet' }, { title: 'Belt' }];

describe('What is typed into the search box of a large shop', () => {
  it('is the commonest word, letter by letter, and taken back again', () => {
    const typed = keystrokes(products, 1);
    expect(typed.map(({ key }) => key)).toEqual([...'office', ...Array(6).fill('Backspace')]);
    expect(typed.map(({ text }) => text).slice(4, 8)).toEqual(['offic', 'office', 'offic', 'offi']);
    expect(typed.at(-1)).toEqual({ key: 'Backspace', text: '' });
  });
});
