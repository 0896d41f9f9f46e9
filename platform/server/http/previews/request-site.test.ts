import { requestSite } from './request-site';

const host = 'shop.example';

describe('where a request comes from', () => {
  it.each([
    ['same-origin', 'same-origin'],
    ['none', 'none'],
    ['same-site', 'cross-site'],
    ['cross-site', 'cross-site'],
    ['unheard-of', 'cross-site'],
  ])('is what the browser says: %s', (site, from) => {
    const headers = { 'sec-fetch-site': site, origin: 'https://shop.example' };
    expect(requestSite({ headers, host })).toBe(from);
  });

  it.each([
    [{ origin: 'http://shop.example' }, 'same-origin'],
    [{ referer: 'http://shop.example/products?inspect' }, 'same-origin'],
    [{ origin: 'http://shop.example.evil.example' }, 'cross-site'],
    [{ origin: 'null' }, 'cross-site'],
    [{ origin: 'http://evil.example', referer: 'http://shop.example/' }, 'cross-site'],
    [{}, 'none'],
  ])('over plain HTTP is what Origin and Referer say: %j', (headers, from) => {
    expect(requestSite({ headers, host })).toBe(from);
  });
});
