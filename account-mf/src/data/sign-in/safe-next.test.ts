import fc from 'fast-check';
import { safeNext } from './safe-next';

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
