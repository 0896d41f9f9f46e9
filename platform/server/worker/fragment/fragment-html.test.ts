import { parseFragment, serialize } from 'parse5';
import type { FragmentNode } from '../../../embed';
import { fragmentHtml } from './fragment-html';
import { fragmentNodes } from './fragment-nodes';

const written = (nodes: readonly FragmentNode[], css = '') =>
  fragmentHtml('library-grid', { limit: '8' }, { css, nodes });

describe('an element with its widget as HTML', () => {
  it('is whole: its attributes, its style, its nodes', () => {
    const nodes = [['p', { class: 'a' }, 'Tote', ['br', {}], ['b', {}, '₹1']]] as const;
    expect(written(nodes, 'p{color:tan}')).toBe(
      '<library-grid limit="8"><template shadowrootmode="open"><style>p{color:tan}</style>' +
        '<p class="a">Tote<br><b>₹1</b></p></template></library-grid>\n',
    );
  });

  it('is read by a browser as the nodes that it was made of', () => {
    const html =
      '<div part="root"><p title="a &quot;b&quot; &amp;amp; <i>">1 &lt; 2 &amp;amp; 3</p>' +
      '<picture><source srcset="https://shop.example/a.avif"><img src="https://shop.example/a.jpg" alt="" part="picture"></picture>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div>';
    const linkParts = {};
    const [root] = fragmentNodes(html, { shop: 'https://shop.example', linkParts });
    const [, , ...nodes] = root as [string, object, ...FragmentNode[]];
    const [, inside = ''] = /<\/style>(.*)<\/template>/.exec(written(nodes)) ?? [];
    expect(serialize(parseFragment(inside))).toBe(serialize(parseFragment(html)));
  });

  it('holds text alone, whatever an attribute, a word or a rule says', () => {
    const hostile = `</template></style>"'><script>steal()</script>`;
    const html = fragmentHtml(
      'library-grid',
      { heading: hostile },
      { css: `a::after{content:"${hostile}"}`, nodes: [['p', { title: hostile }, hostile]] },
    );
    const tags = (node: object): string[] => [
      ...('tagName' in node ? [String(node.tagName)] : []),
      ...('content' in node ? tags(node.content as object) : []),
      ...('childNodes' in node ? (node.childNodes as object[]).flatMap(tags) : []),
    ];
    expect(tags(parseFragment(html))).toEqual(['library-grid', 'template', 'style', 'p']);
  });

  it('is not written when a remote names an attribute or its element so that more would be', () => {
    const nothing = { css: '', nodes: [] };
    for (const name of ['a onclick', 'a="b"', 'a>', '']) {
      expect(() => fragmentHtml('library-grid', { [name]: 'x' }, nothing)).toThrow('no HTML');
      expect(() => fragmentHtml(name, {}, nothing)).toThrow('no HTML');
    }
  });

  it('has inline styles as rules, one for all that are the same', () => {
    const spot = (style: string): FragmentNode => ['i', { style }];
    const html = written([
      spot('--columns:3;color:red'),
      spot('color:tan'),
      spot('--columns:3;color:red'),
    ]);
    expect(html).toContain(
      '<style>[data-style="0"]{--columns:3!important;color:red!important}[data-style="1"]{color:tan!important}</style>' +
        '<i data-style="0"></i><i data-style="1"></i><i data-style="0"></i>',
    );
  });

  it.each([
    ['background:url(data:image/png;base64,AA==)'],
    ['background:url("data:image/svg+xml;base64,AA==")'],
    ["background:url('data:image/svg+xml;utf8,a\\';)')"],
    ['content:"a;b\\";c"'],
  ])('has %s whole, with the declaration after it', (one) => {
    expect(written([['i', { style: `${one};color:red` }]])).toContain(
      `{${one}!important;color:red!important}`,
    );
  });
});
