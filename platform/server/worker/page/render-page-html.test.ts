import { splitHead } from './render-page-html';

describe('the head of a page rendered without a document', () => {
  it('is taken off the front, up to the first markup', () => {
    const head =
      '<title>Bags &amp; more</title><meta name="description" content="&lt;b&gt; &quot;x&quot;"/><link rel="canonical" href="/x"/><style data-href="a" data-precedence="b">p{}</style>';
    expect(splitHead(`${head}<main><link rel="x"/></main>`)).toEqual({
      head,
      body: '<main><link rel="x"/></main>',
    });
  });

  it('may be empty', () => {
    expect(splitHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
  });
});
