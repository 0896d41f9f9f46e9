import fc from 'fast-check';
import { pathAfterSignIn, safeNext, withNext } from './redirect-rules';

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
    expect(pathAfterSignIn(search)).toBe(path);
  });

  it('never leads back to a page for signing in', () => {
    for (const path of ['/login', '/login?next=%2Fcart', '/register/', '/forgot-password#x']) {
      expect(pathAfterSignIn(`?next=${encodeURIComponent(path)}`)).toBe('/');
    }
    expect(pathAfterSignIn('?next=%2Flogin-help')).toBe('/login-help');
  });
});

describe('a link with a pending action that led here from a page of the shop', () => {
  const search = '?next=%2Fproducts%2Ftote&want=cart&product=7';

  it('leads back to that page', () => {
    expect(pathAfterSignIn(search, '/products?category=womens')).toBe('/products?category=womens');
  });

  it.each([
    ['no known page', undefined],
    ['a page of signing in', '/login?next=%2F'],
  ])('leads to the product from %s', (_, from) => {
    expect(pathAfterSignIn(search, from)).toBe('/products/tote');
  });

  it('any other link leads where it says', () => {
    expect(pathAfterSignIn('?next=%2Ffaq', '/about')).toBe('/faq');
    expect(pathAfterSignIn('', '/about')).toBe('/');
  });
});

describe('links between the pages of signing in', () => {
  it('keep where the visitor came from', () => {
    expect(withNext('/register', '?next=%2Fproducts%3Fq%3Dred%26view%3Dlist')).toBe(
      '/register?next=%2Fproducts%3Fq%3Dred%26view%3Dlist',
    );
  });

  it('drop addresses of other sites', () => {
    expect(withNext('/register', '?next=//elsewhere.example')).toBe('/register');
    expect(withNext('/login', '')).toBe('/login');
  });
});

const site = 'https://shop.example';

describe('where a visitor goes after signing in', () => {
  it.each([
    '/',
    '/products',
    '/products?category=wallets&page=2#top',
    '/products/saddle-sling',
    '/blog/a%20b',
  ])('is %s when the address says so', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'products',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    ' /products',
    '//',
    '///',
    '//:0',
  ])('is the front page when it says %j', (value) => {
    expect(safeNext(value)).toBe('/');
  });

  it('never leaves the site, whatever the address says', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/\\',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%09',
        'evil.example',
        '@',
        ':',
        ':80',
        '?',
        '#',
        'javascript:',
        'data:',
        'https:',
        'http://',
        '\u2028',
        '\ufeff',
        '／',
        '。',
        '[',
        ']',
        '\ud800',
        '%',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.webUrl(),
    );
    const value = fc
      .tuple(fc.constantFrom('', '/', '/', '/'), fc.array(piece, { maxLength: 8 }))
      .map(([start, pieces]) => start + pieces.join(''));
    fc.assert(
      fc.property(value, (next) => {
        const path = safeNext(next);
        expect(new URL(path, site).origin).toBe(site);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeNext(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
