import { createServerCleaner } from './server-cleaner';

describe('text between the cells of a table', () => {
  const clean = createServerCleaner(window, { siteUrl: 'https://bags.example', apiOrigin: '' });

  it.each([
    ['<table>x</table>', 'x<table tabindex="0"></table>'],
    [
      '<table>a<img src=b.jpg alt=b>c<tr><td>d</table>',
      /^a<img [^>]*>c<table tabindex="0"><tbody><tr><td>d/,
    ],
    ['<p>a<table> b<tr><td>c</table>', /^<p>a<\/p> b<table tabindex="0"><tbody><tr><td>c/],
  ])('%s: stands before the table, as in a browser', (html, expected) => {
    expect(clean(html)).toEqual(expect.stringMatching(expected));
  });

  it('opens no way for anything hostile', () => {
    const result = clean(
      '<table>x<img src=a onerror=hit()><noembed></noembed><img src=b onerror=hit()></noembed><svg><style><a id="</style><img src=1 onerror=hit()>">',
    );
    expect(result).not.toMatch(/onerror|style|svg/);
    expect(clean(result)).toBe(result);
  });
});
