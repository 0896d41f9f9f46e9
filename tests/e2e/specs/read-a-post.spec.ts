import type { Page } from '@playwright/test';
import { findPost, readPosts } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';
import { contentWidth, setTextSize } from '../fixtures/sideways';

for (const name of ['the blog', 'a post']) {
  test(`everyone can use ${name}, on a phone, a desktop and the smallest screens`, async ({
    page,
    request,
    hydrated,
    axe,
  }) => {
    const { slug } = await findPost(request, ({ pictures }) => pictures > 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(name === 'a post' ? `/blog/${slug}` : '/blogs');
    await hydrated();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();

    await axe();
    await page.setViewportSize({ width: 1280, height: 800 });
    await axe();

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(320);
  });
}

/** Puts other HTML in the place of a post's text, past the sanitiser. */
const replaceText = (page: Page, text: string) =>
  page.evaluateHandle((html) => {
    const clips = (one: Element) => getComputedStyle(one).overflowX === 'clip';
    const found = [...document.querySelectorAll<HTMLElement>('main div')].find(clips);
    if (!found) throw new Error('no text of a post');
    found.innerHTML = html;
    return found;
  }, text);

/** Ordered lists as posts have them, of one to four digits. */
const lists = `<ol>${'<li>Cut<ol start="98"><li>Skive</li><li>Glue</li><li>Press</li></ol></li>'.repeat(12)}</ol>
  <ol start="9"><li>Sew</li><li>Edge</li></ol><ol start="120"><li>Wax</li></ol>
  <ol start="1998"><li>Open</li></ol><ol reversed><li value="100">Close</li></ol>`;

test.describe('a post with ordered lists', () => {
  // The test writes them into the page.
  test.use({ bypassCSP: true });

  for (const size of ['', '200%']) {
    test(`all digits of a list's numbers are seen, with text of ${size || '100%'}`, async ({
      page,
      request,
      hydrated,
    }) => {
      const { slug } = await findPost(request, () => true);
      await page.goto(`/blog/${slug}`);
      await hydrated();
      await setTextSize(page, size);
      const body = await replaceText(page, lists);
      const seen = async () => {
        const box = await body.boundingBox();
        if (!box) throw new Error('not shown');
        return page.screenshot({ fullPage: true, clip: { ...box, x: 0, width: box.x + 40 } });
      };
      const overflow = (value: string) =>
        body.evaluate((one, css) => one.style.setProperty('overflow', css), value);
      // Both again if the page has changed in between: a picture came.
      await expect(async () => {
        await overflow('');
        const cut = await seen();
        await overflow('visible');
        expect(cut.equals(await seen())).toBe(true);
      }).toPass();
    });
  }
});

test.describe('a post with tables', () => {
  // The test writes them into the page.
  test.use({ bypassCSP: true });

  const rows = `<caption>Care</caption>
    <tr><th>Part</th><th align="right">Price</th></tr>
    <tr><td>Strap</td><td align="right">90</td></tr>
    <tr style="text-align: center"><th>Buckle</th><td>80</td></tr>`;
  const plain = `<table>${rows}</table>`;

  test('columns are aligned as the post says, else at the side where reading begins', async ({
    page,
    request,
    hydrated,
  }) => {
    const { slug } = await findPost(request, () => true);
    await page.goto(`/blog/${slug}`);
    await hydrated();
    for (const html of [
      plain,
      `<div align="center">${plain}</div>`,
      `<div dir="rtl">${plain}</div>`,
    ]) {
      const body = await replaceText(page, html);
      const aligned = await body.evaluate((text) =>
        [...text.querySelectorAll('caption, th, td')].map((cell) =>
          getComputedStyle(cell).textAlign.replace('-webkit-', ''),
        ),
      );
      expect(aligned).toEqual(['start', 'start', 'right', 'start', 'right', 'center', 'center']);
    }
  });
});

/** Two may fit the narrowest phone. */
const threeColumns = /<tr>(?:\s*<th\b[^>]*>[^<]*<\/th>){3}/;

test('a table that is wider than the phone scrolls by keyboard, and axe finds nothing', async ({
  page,
  request,
  hydrated,
  axe,
}) => {
  const { slug } = await findPost(request, ({ content }) => threeColumns.test(content));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/blog/${slug}`);
  await hydrated();
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
  const table = page.getByRole('main').locator('table').first();
  const place = () => table.evaluate((one) => one.scrollLeft);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(0);
  await axe();
});

test.describe('a visitor of a blog post', () => {
  test('shares a post, by its link where there is no share sheet', async ({
    page,
    request,
    context,
    hydrated,
  }) => {
    const { slug } = await findPost(request, () => true);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(`/blog/${slug}`);
    await hydrated();

    await page.getByRole('button', { name: 'Share' }).click();

    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/blog/${slug}`);
  });

  test('reads that a post does not exist, and finds the others', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/404/);
    const response = await page.goto('/blog/nobody-wrote-this');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Blog post not found — We couldn't find the article you're looking for.",
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'View all posts' })).toHaveAttribute(
      'href',
      '/blogs',
    );
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

test('robots and feed readers get the blog in the first answer', async ({ request }) => {
  const posts = await readPosts(request);
  const [newest] = posts;
  const html = await (await request.get(`/blog/${newest?.slug}`)).text();
  expect(html).toMatch(/<link[^>]+type="application\/atom\+xml"[^>]+href="\/blogs\/feed\.xml"/);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const kinds = data.map(([, json = '']) => JSON.parse(json)['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));

  const feed = await request.get('/blogs/feed.xml');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const ids = [...(await feed.text()).matchAll(/<entry>\s*<id>([^<]*)<\/id>/g)];
  expect(ids.map(([, id = '']) => new URL(id).pathname)).toEqual(
    posts.slice(0, 20).map(({ slug }) => `/blog/${slug}`),
  );
});
