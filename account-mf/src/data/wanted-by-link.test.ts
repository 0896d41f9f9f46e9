import { rememberWanted } from './wanted-by-link';

const remembered = () => JSON.parse(sessionStorage.getItem('shop-intent') ?? 'null');
afterEach(() => sessionStorage.clear());

describe('a link of another web page', () => {
  it('wants a product in the cart, or on the wishlist', () => {
    rememberWanted('?next=%2Fproducts%2Ftote&want=cart&product=7');
    expect(remembered()).toMatchObject({ kind: 'cart', productId: 7, title: '' });
    rememberWanted('?want=wishlist&product=8');
    expect(remembered()).toMatchObject({ kind: 'wishlist', productId: 8 });
  });

  it.each([
    '',
    '?want=cart',
    '?want=order&product=7',
    '?want=cart&product=0',
    '?want=cart&product=7.5',
    '?want=cart&product=-7',
    '?want=cart&product=99999999999999999',
  ])('wants nothing with "%s"', (search) => {
    rememberWanted(search);
    expect(remembered()).toBeNull();
  });
});
