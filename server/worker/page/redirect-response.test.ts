import { redirectResponse } from './redirect-response';

const shop = { siteUrl: 'https://bags.example', whatsapp: '+91 12345 67890' };
const to = (location: string) => redirectResponse(shop, { status: 303, location });

describe('a page that leads elsewhere', () => {
  it.each([
    '/products/tote',
    'https://bags.example/products',
    'https://wa.me/911234567890?text=Hi',
  ])('may lead to %s, and is kept by no cache and no search engine', (location) => {
    expect(to(location)).toEqual({
      status: 303,
      headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      body: '',
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://wa.me/919999999999?text=Hi',
    'https://wa.me.evil.example/911234567890?text=Hi',
    'https://wa.me/911234567890@evil.example/?text=Hi',
    'javascript:alert(1)',
    'https://bags.example.evil.example/',
  ])('never leads to %s', (location) => {
    expect(() => to(location)).toThrow(location);
  });
});
