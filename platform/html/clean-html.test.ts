import { cleanHtml, paragraphsHtml } from './clean-html';
import { setSiteAddresses } from './site-addresses';

describe('foreign HTML', () => {
  beforeEach(() =>
    setSiteAddresses({
      siteUrl: 'https://bags.example',
      apiOrigin: 'https://api.example',
    }),
  );

  it('keeps what an article is made of', async () => {
    const article =
      '<h2>Care</h2><p style="color: red; text-align: center">Wipe <b>dry</b>.</p><ul><li>Wax</li></ul>';
    expect(await cleanHtml(article)).toBe(article);
  });

  it('loses what runs', async () => {
    const hostile = '<p onclick="x()">a<script>x()</script><img src=x onerror="x()"></p>';
    expect(await cleanHtml(hostile)).toBe(
      '<p>a<img src="/media/x" alt="" loading="lazy" decoding="async"></p>',
    );
  });

  it('of plain texts is paragraphs, which the sanitiser leaves as they are', async () => {
    const html = paragraphsHtml(['1 < 2 & 3 > 2', '</p><script>x()</script>', '&lt;', '"']);
    expect(html).toBe(
      '<p>1 &lt; 2 &amp; 3 &gt; 2</p><p>&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</p><p>&amp;lt;</p><p>"</p>',
    );
    expect(await cleanHtml(html)).toBe(html);
  });

  it('is nothing when there is nothing', async () => {
    expect(await cleanHtml('  ')).toBe('');
  });
});
