import { redirectResponse } from './redirect-response';

const allowed = ['https://chat.example/911234567890?text='];
const to = (location: string) =>
  redirectResponse('https://bags.example', allowed, { status: 303, location });

describe('a page that leads elsewhere', () => {
  it.each([
    '/products/tote',
    'https://bags.example/products',
    'https://chat.example/911234567890?text=Hi',
  ])('may lead to %s, and is stored by no cache and no search engine', (location) => {
    expect(to(location)).toEqual({
      status: 303,
      headers: {
        location,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
      body: '',
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://chat.example/919999999999?text=Hi',
    'https://chat.example.evil.example/911234567890?text=Hi',
    'https://chat.example/911234567890@evil.example/?text=Hi',
    'javascript:alert(1)',
    'https://bags.example.evil.example/',
  ])('never leads to %s', (location) => {
    expect(() => to(location)).toThrow(location);
  });
});
