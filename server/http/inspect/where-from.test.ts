import { requestSite } from './where-from';

const host = 'shop.example';

describe('where a request comes from', () => {
  it.each([
    ['same-origin', 'the shop'],
    ['none', 'nobody'],
    ['same-site', 'elsewhere'],
    ['cross-site', 'elsewhere'],
    ['unheard-of', 'elsewhere'],
  ])('is what the browser says: %s', (site, from) => {
    const headers = { 'sec-fetch-site': site, origin: 'https://shop.example' };
    expect(requestSite({ headers, host })).toBe(from);
  });

  it.each([
    [{ origin: 'http://shop.example' }, 'the shop'],
    [{ referer: 'http://shop.example/products?inspect' }, 'the shop'],
    [{ origin: 'http://shop.example.evil.example' }, 'elsewhere'],
    [{ origin: 'null' }, 'elsewhere'],
    [{ origin: 'http://evil.example', referer: 'http://shop.example/' }, 'elsewhere'],
    [{}, 'nobody'],
  ])('over plain HTTP is what Origin and Referer say: %j', (headers, from) => {
    expect(requestSite({ headers, host })).toBe(from);
  });
});
