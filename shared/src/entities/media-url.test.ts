import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { mediaUrl } from './media-url';

const withApi = (apiOrigin: string) =>
  setShopConfig({ ...defaultConfig, siteUrl: 'https://bags.example', apiOrigin });

describe('a picture of the API', () => {
  beforeEach(() => withApi('https://api.example:8000'));

  it.each([
    ['/media/products/a.jpg', '/media/products/a.jpg'],
    ['/media/a..b//c.jpg', '/media/a..b//c.jpg'],
    ['media/products/a.jpg', '/media/products/a.jpg'],
    ['products/a.jpg', '/media/products/a.jpg'],
    ['a b.jpg', '/media/a%20b.jpg'],
    ['https://api.example:8000/media/a.jpg?v=2', '/media/a.jpg?v=2'],
    ['http://api.example:8000/media/a.jpg', '/media/a.jpg'],
    ['https://bags.example/media/a.jpg', '/media/a.jpg'],
    ['/uploads/a.jpg', 'https://api.example:8000/uploads/a.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/media/../../etc/passwd', 'https://api.example:8000/etc/passwd'],
  ])('%s is asked for at %s', (path, url) => {
    expect(mediaUrl(path)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://x/1',
    'http://elsewhere.example/a.jpg',
    'https://',
    '',
    '  ',
    null,
    undefined,
    7,
    {},
  ])('%p is none', (path) => {
    expect(mediaUrl(path)).toBeUndefined();
  });

  it('is asked for at the CDN that the API names', () => {
    const addresses = { siteUrl: 'https://bags.example', apiOrigin: '' };
    setShopConfig({ ...defaultConfig, ...addresses, mediaOrigin: 'https://cdn.example' } as never);
    for (const path of ['/media/a/640.jpg', '/a b.jpg']) {
      const url = `https://cdn.example${path}`;
      expect(mediaUrl(url)).toBe(new URL(url).href);
    }
    expect(mediaUrl('/media/a.jpg')).toBe('/media/a.jpg');
  });

  it('has its address in a script that stands alone, which knows no configuration', async () => {
    jest.resetModules();
    const alone = await import('./media-url');
    for (const url of ['/media/a.jpg', 'https://cdn.example/media/a.jpg', '/uploads/a.jpg']) {
      expect(alone.mediaUrl(url)).toBe(url);
    }
  });

  it('is asked for on the site itself when the API has no other host', () => {
    withApi('');
    expect(mediaUrl('/uploads/a.jpg')).toBe('/uploads/a.jpg');
    expect(mediaUrl('http://bags.example/media/a.jpg')).toBe('/media/a.jpg');
  });
});
