import { afterSigningIn, keepingNext } from './session-next-rules';

describe('after signing in (spec section 2)', () => {
  it.each([
    ['', '/'],
    ['?next=%2Fproducts%2Ftote%3Fcolor%3DTan', '/products/tote?color=Tan'],
    ['?next=https%3A%2F%2Felsewhere.example', '/'],
    ['?next=%2F%2Felsewhere.example', '/'],
    ['?next=%2F%5Celsewhere.example', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
    ['?next=', '/'],
  ])('%s leads to %s', (search, path) => {
    expect(afterSigningIn(search)).toBe(path);
  });

  it('never leads back to where one signs in', () => {
    for (const path of ['/login', '/login?next=%2Fcart', '/register/', '/forgot-password#x']) {
      expect(afterSigningIn(`?next=${encodeURIComponent(path)}`)).toBe('/');
    }
    expect(afterSigningIn('?next=%2Flogin-help')).toBe('/login-help');
  });
});

describe('a link that wants something, and led here from a page of the shop', () => {
  const search = '?next=%2Fproducts%2Ftote&want=cart&product=7';

  it('leads back to that page', () => {
    expect(afterSigningIn(search, '/products?category=womens')).toBe('/products?category=womens');
  });

  it.each([
    ['no page that is told', undefined],
    ['a page of signing in', '/login?next=%2F'],
  ])('leads to the product from %s', (_, from) => {
    expect(afterSigningIn(search, from)).toBe('/products/tote');
  });

  it('any other link leads where it says', () => {
    expect(afterSigningIn('?next=%2Ffaq', '/about')).toBe('/faq');
    expect(afterSigningIn('', '/about')).toBe('/');
  });
});

describe('links between the pages of signing in', () => {
  it('keep where the visitor came from', () => {
    expect(keepingNext('/register', '?next=%2Fproducts%3Fq%3Dred%26view%3Dlist')).toBe(
      '/register?next=%2Fproducts%3Fq%3Dred%26view%3Dlist',
    );
  });

  it('drop what leads off the site', () => {
    expect(keepingNext('/register', '?next=//elsewhere.example')).toBe('/register');
    expect(keepingNext('/login', '')).toBe('/login');
  });
});
