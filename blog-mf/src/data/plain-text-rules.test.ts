import { plainParagraphs, plainText } from './plain-text-rules';

describe('the plain text of a post', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['Soft<br>as <b>but</b>ter', 'Soft as butter'],
    ['<ul><li>Wax</li><li>Wipe</li></ul>', 'Wax Wipe'],
    ['<td>a</td><td>b</td>', 'a b'],
    [
      'Bags &amp; belts &#8377;1,499 &#x2013; &ldquo;new&rdquo;&nbsp;!',
      'Bags & belts ₹1,499 – “new” !',
    ],
    ['&unknown; &amp;lt;', '&unknown; &lt;'],
    ['&toString; &valueOf;', '&toString; &valueOf;'],
    ['<style>p{color:red}</style>Text<script>alert("</p>")</script>!', 'Text !'],
    ['<!-- a > b --><p title="1 > 0">Kept</p>', 'Kept'],
    ["it's <b>5 < 6</b>", "it's 5 < 6"],
    ["<p title='a\"b'>x</p>", 'x'],
    ['cut off <img src="a', 'cut off'],
    ['<script>never closed', ''],
    ['<!-- never closed', ''],
    ['&#0; &#55296; &#x110000;', '\uFFFD \uFFFD \uFFFD'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('is read only as far as needed', () => {
    const text = plainText(`<p>${'leather '.repeat(1000)}</p><p>end</p>`.repeat(50), 220);
    expect(text.length).toBeGreaterThanOrEqual(220);
    expect(text.length).toBeLessThan(10_000);
  });

  it('is found behind any amount of empty markup', () => {
    expect(plainText(`${'<p>\n      </p>'.repeat(2000)}<p>Here</p>`, 220)).toBe('Here');
  });

  it('holds no tag, however pieces of markup are put together', () => {
    const parts = ['<p>', '</p>', '<b x="', '">', '<!--', '-->', 'a', ' ', '&lt;', '<i'];
    const texts = parts.flatMap((part) =>
      parts.flatMap((two) =>
        parts.flatMap((three) => parts.map((four) => plainText(part + two + three + four))),
      ),
    );
    expect(texts.filter((text) => /<\/?[pb]>|<!--/.test(text))).toEqual([]);
  });
});

describe('the paragraphs of a post', () => {
  it.each([
    ['<h2>Care</h2>\n<p>Wipe <b>d</b>ry.</p>', ['Care', 'Wipe dry.']],
    ['One<br>two<ul><li> Wax\n now </li><li></li></ul>', ['One', 'two', 'Wax now']],
    ['<div><div><img src=a><p>Deep</div>end', ['Deep', 'end']],
    ['<script>x</script><!-- y --> ', []],
    ['5 &lt; 6 &amp;amp; &#10; 7', ['5 < 6 &amp;', '7']],
  ])('of %j are %j', (html, paragraphs) => {
    expect(plainParagraphs(html)).toEqual(paragraphs);
  });
});
