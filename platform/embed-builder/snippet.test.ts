import { snippet } from './snippet';

const link = { siteUrl: 'https://shop.example', text: 'See it in our shop' };

const room = { phone: 1452, tablet: 1240, wide: 640 };

describe('what a shop owner pastes into another page', () => {
  it('is the script, the room it takes, the element with what was chosen, and a link that stays', () => {
    const values = { category: ' wallets ', limit: '8', heading: '' };
    expect(snippet({ element: 'shop-product-grid', values }, link, room)).toBe(
      [
        '<script async src="https://shop.example/embed.js"></script>',
        '<style>',
        '  .shop-1452-1240-640 { display: block; min-height: 1452px }',
        '  @media (min-width: 600px) { .shop-1452-1240-640 { min-height: 1240px } }',
        '  @media (min-width: 1000px) { .shop-1452-1240-640 { min-height: 640px } }',
        '  .shop-1452-1240-640:not(:defined) { animation: shop-release 0s 15s forwards }',
        '  @keyframes shop-release { to { min-height: 0 } }',
        '</style>',
        '<shop-product-grid class="shop-1452-1240-640" category="wallets" limit="8">',
        '  <a href="https://shop.example/">See it in our shop</a>',
        '</shop-product-grid>',
      ].join('\n'),
    );
  });

  it('keeps no room free that was not measured', () => {
    const values = { limit: '4' };
    expect(snippet({ element: 'shop-product-grid', values }, link)).toBe(
      [
        '<script async src="https://shop.example/embed.js"></script>',
        '<shop-product-grid limit="4">',
        '  <a href="https://shop.example/">See it in our shop</a>',
        '</shop-product-grid>',
      ].join('\n'),
    );
  });

  it('holds no more than text, whatever was typed', () => {
    const values = { heading: '"><script>alert("&amp;")</script>' };
    expect(snippet({ element: 'shop-product-grid', values }, link, room)).toContain(
      'heading="&quot;>&lt;script>alert(&quot;&amp;amp;&quot;)&lt;/script>"',
    );
  });
});
