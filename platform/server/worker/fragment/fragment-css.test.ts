import { fragmentCss } from './render-fragment-response';

describe('the style of a fragment', () => {
  it('does not follow the font size of another page’s root', () => {
    expect(fragmentCss('a{font-size:1.0625rem;margin:.5rem 1rem}')).toBe(
      'a{font-size:calc(var(--shop-rem,16px)*1.0625);margin:calc(var(--shop-rem,16px)*.5) var(--shop-rem,16px)}',
    );
  });

  it('is without what only the shop’s own pages need', () => {
    const css =
      '.a{color:tan;}/*!sc*/\ndata-styled.g8[id="host--x"]{content:"a,"}/*!sc*/\n.b{top:0;}';
    expect(fragmentCss(css)).toBe('.a{color:tan;}.b{top:0;}');
  });

  it('leaves everything else as it is', () => {
    const css = '.a1rem{color:#1rem00;width:12px;--shop-rem:10px}';
    expect(fragmentCss(css)).toBe(css);
  });
});
