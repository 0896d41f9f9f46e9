import { wellFormedUrl, withoutLineBreaks } from './well-formed-url';

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

describe('an address with line breaks', () => {
  it.each([
    ['/about%0a', '/about'],
    ['/about%0D%0A?q=%0A', '/about?q=%0A'],
    ['/a%0ab', '/ab'],
    ['/a%E2%80%A8b/%e2%80%a9', '/ab/'],
    ['/%0A', '/'],
    ['/%0A/elsewhere.example', '/elsewhere.example'],
    ['/%0A\\elsewhere.example', '/elsewhere.example'],
  ])('%s is meant as %s', (broken, mended) => expect(withoutLineBreaks(broken)).toBe(mended));

  it.each(['/', '/a%20b?q=%0A', '//elsewhere.example', '/%250A', '/%E2%80%A7'])(
    '%s has none, and stays as it is',
    (url) => expect(withoutLineBreaks(url)).toBe(url),
  );
});
