import { fragmentNodes } from './fragment-nodes';

const shop = 'https://shop.example';
const linkParts = { 'https://chat.example/library?': 'ask' };
const inside = (html: string) => {
  const [root] = fragmentNodes(html, { shop, linkParts });
  const [tag, attributes, ...nodes] = root as [string, object, ...unknown[]];
  expect([tag, attributes]).toEqual(['div', { part: 'root' }]);
  return nodes;
};

describe('a rendered widget as plain data', () => {
  it('keeps its elements and words, without React’s comments', () => {
    expect(inside('<p class="a">Only <!-- -->₹1,499</p>')).toEqual([
      ['p', { class: 'a' }, 'Only ', '₹1,499'],
    ]);
  });

  it('has whole addresses, also of each size of a picture', () => {
    expect(inside('<a href="/products/tote?a=1&amp;b=2">Tote</a>')).toEqual([
      ['a', { href: `${shop}/products/tote?a=1&b=2`, part: 'link' }, 'Tote'],
    ]);
    const [picture] = inside(
      '<picture><source srcset="/media/a-400.avif 400w, /media/a-800.avif 800w"></picture>',
    );
    expect(JSON.stringify(picture)).toContain(
      `${shop}/media/a-400.avif 400w, ${shop}/media/a-800.avif 800w`,
    );
  });

  it('keeps drawings in the case that they are written in', () => {
    expect(inside('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>')).toEqual([
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ]);
  });

  it('shows what waits for scripts', () => {
    expect(inside('<noscript><img src="/a.jpg" alt=""></noscript>')).toEqual([
      ['img', { src: `${shop}/a.jpg`, alt: '', part: 'picture' }],
    ]);
  });

  it.each([
    '<script>steal()</script>',
    '<style>*{}</style>',
    '<iframe src="/"></iframe>',
    '<form action="/"><input name="a"></form>',
    '<template><b>a</b></template>',
    '<svg><script>steal()</script><foreignObject><p>a</p></foreignObject></svg>',
  ])('leaves out %s', (html) => {
    expect(JSON.stringify(inside(html))).not.toMatch(
      /script|style|iframe|form|input|template|foreign/,
    );
  });

  it.each([
    '<a href="javascript:steal()">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<a href="/" onclick="steal()">a</a>',
    '<p style="background-image:url(https://elsewhere.example/a)">a</p>',
    '<p style="position:fixed;inset:0">a</p>',
  ])('leaves the harm out of %s', (html) => {
    expect(JSON.stringify(inside(html))).not.toMatch(/javascript|data:|onclick|url\(|fixed|inset/);
  });

  it('keeps colours of places and a widget’s own properties', () => {
    expect(inside('<span style="background-color:#ccb9aa;--columns:3">a</span>')).toEqual([
      ['span', { style: 'background-color:#ccb9aa;--columns:3' }, 'a'],
    ]);
  });

  it('names what a page may style', () => {
    const card =
      '<article><h3><a href="/products/tote">Tote</a></h3><p data-size="m">₹1</p>' +
      '<a href="https://chat.example/library?text=a">Ask</a><a href="/login" data-want="cart">Cart</a></article>';
    const parts = JSON.stringify(inside(`<h2>New</h2>${card}`)).match(/"part":"\w+"/g);
    expect(parts?.map((one) => one.slice(8, -1))).toEqual([
      'heading',
      'card',
      'title',
      'link',
      'price',
      'ask',
      'cart',
    ]);
  });
});
