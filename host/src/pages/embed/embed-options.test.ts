import { snippet } from './embed-options';

describe('what a shop owner pastes into another page', () => {
  it('is the script, the element with what was chosen, and a link that stays', () => {
    const values = { category: ' wallets ', limit: '8', heading: '' };
    expect(snippet({ element: 'shop-product-grid', values }, 'https://shop.example', 640)).toBe(
      [
        '<script async src="https://shop.example/embed.js"></script>',
        '<shop-product-grid category="wallets" limit="8" style="display:block;min-height:640px">',
        '  <a href="https://shop.example/">See it in our shop</a>',
        '</shop-product-grid>',
      ].join('\n'),
    );
  });

  it('holds no more than text, whatever was typed', () => {
    const values = { heading: '"><script>alert("&amp;")</script>' };
    expect(snippet({ element: 'shop-product-grid', values }, 'https://shop.example', 1)).toContain(
      'heading="&quot;>&lt;script>alert(&quot;&amp;amp;&quot;)&lt;/script>"',
    );
  });
});
