import {
  addToGuestList,
  guestList,
  guestListPath,
  removeFromGuestList,
  takeFromGuestList,
} from './guest-list';

const tote = { kind: 'cart', productId: 7, title: 'Tote' } as const;

afterEach(() => localStorage.clear());

describe('the list of a visitor without an account', () => {
  it('adds up the pieces of a product in one colour', () => {
    addToGuestList(tote);
    addToGuestList({ ...tote, quantity: 2 });
    addToGuestList({ ...tote, color: 'Dark Tan' });
    expect(guestList()).toEqual([
      { productId: 7, title: 'Tote', quantity: 3 },
      { productId: 7, title: 'Tote', quantity: 1, color: 'Dark Tan' },
    ]);
    expect(guestListPath(guestList())).toBe('/order/7:3,7:dark-tan:1');
  });

  it('is the same array until it changes', () => {
    addToGuestList(tote);
    expect(guestList()).toBe(guestList());
  });

  it('no longer has what was removed', () => {
    addToGuestList(tote);
    addToGuestList({ ...tote, productId: 8 });
    const [first] = guestList();
    if (first) removeFromGuestList(first);
    expect(guestList()).toEqual([{ productId: 8, title: 'Tote', quantity: 1 }]);
  });

  it('is full with 20 products, and takes more pieces of them', () => {
    for (let productId = 1; productId <= 20; productId += 1) {
      expect(addToGuestList({ ...tote, productId })).toBe(true);
    }
    expect(addToGuestList({ ...tote, productId: 21 })).toBe(false);
    expect(addToGuestList({ ...tote, productId: 20 })).toBe(true);
    expect(guestList()).toHaveLength(20);
  });

  it('is taken item by item, each as an action on the cart', () => {
    addToGuestList({ ...tote, quantity: 2, color: 'Tan' });
    addToGuestList(tote);
    expect(takeFromGuestList()).toEqual({ ...tote, quantity: 2, color: 'Tan' });
    expect(guestList()).toHaveLength(1);
    expect(takeFromGuestList()).toEqual({ ...tote, quantity: 1 });
    expect(takeFromGuestList()).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '[null, 7, {"productId":"7"}]',
    '[{"productId":7,"title":"x","quantity":0}]',
  ])('is empty where the browser has stored %s', (stored) => {
    localStorage.setItem('shop-list', stored);
    expect(guestList()).toEqual([]);
  });
});
