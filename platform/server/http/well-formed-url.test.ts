import { wellFormedUrl } from './well-formed-url';

describe('an address with a broken escape', () => {
  it.each([
    ['/products/%', '/products/%25'],
    ['/products/%zz?q=%', '/products/%25zz?q=%'],
    ['/products/%ED%A0%80', '/products/%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['/%E0%A4%A', '/%EF%BF%BD%25A'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
    ['/\\elsewhere.example/%', '/elsewhere.example/%25'],
    ['http://elsewhere.example/%', '/elsewhere.example/%25'],
  ])('%s is mended to %s', (broken, mended) => {
    expect(wellFormedUrl(broken)).toBe(mended);
    expect(() => decodeURIComponent(mended.split('?')[0] ?? '')).not.toThrow();
  });

  it.each(['/', '/products/a%2Fb?x=1?y', '/products/%E0%A4%A5'])('%s stays as it is', (url) =>
    expect(wellFormedUrl(url)).toBe(url),
  );
});
