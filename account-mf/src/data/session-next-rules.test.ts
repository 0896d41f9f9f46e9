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
