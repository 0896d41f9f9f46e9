import type { Page } from '@playwright/test';
import { contentWidth } from '../fixtures/sideways';
import { expect, test } from './bad-day-test';

/** Code that runs calls `hit`; requested files are at evil.example. */
const hostile = [
  '<p id="root" class="x" onclick="hit()">Begin</p>',
  '<script>hit()</script><img src=x onerror=hit()><svg onload=hit()></svg>',
  '<style>*{background:url(https://evil.example/a)}</style><link rel=stylesheet href=//evil.example>',
  '<div style="position:fixed;inset:0;z-index:9;background:url(//evil.example/b);color:red">over</div>',
  '<p style="font-size:3em;margin:-99px;padding:1em">large</p>',
  '<form action=//evil.example><input autofocus onfocus=hit()><button>Go</button></form>',
  '<video autoplay src=//evil.example/c></video><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<a href="java\nscript:hit()">one</a> <a href=//evil.example target=_top rel=opener>two</a>',
  '<img src=https://evil.example/d.png alt="Elsewhere"><img src=media/here.jpg srcset="uploads/a.jpg 2x">',
  '<p>a<table><tr><td colspan=2>cell</table><a>1<div><a href=/products>2</a></div></a><b><p>open',
  '<select><option>gone</select><pre>\n\nkept</pre><title>x</title><base href=//evil.example>',
  // Last: to a parser all that follows would be part of the formula, which goes.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
].join('\n');

const post = (id: number) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  excerpt: '',
  content: `<p>Post ${id} begins</p>${hostile}`,
  author: '',
  created_at: `2026-01-0${id}T09:30:00Z`,
  updated_at: `2026-01-0${id}T09:30:00Z`,
  images: [],
});

const bodyOf = (page: Page, id: number) =>
  page.getByText(`Post ${id} begins`, { exact: true }).locator('..');

test('a hostile post is the same harmless article from the server and in the browser', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  const posts = [post(1), post(2)];
  apiOfTheDay.mood = (path) => {
    const slug = /^\/api\/auth\/blogs\/(post-\d)\/$/.exec(path)?.[1];
    if (slug) return { status: 200, body: posts.find((one) => one.slug === slug) };
    if (path.startsWith('/api/auth/blogs/')) return { status: 200, body: posts };
    if (path.startsWith('/api/auth/comments/')) return { status: 200, body: [] };
    return /^\/(media|uploads)\//.test(path) ? { status: 404, body: {} } : undefined;
  };
  expectComplaint(/404/);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.addInitScript(() => {
    Object.assign(globalThis, { hits: 0, hit: () => Object.assign(globalThis, { hits: 1 }) });
  });

  await page.goto('/blog/post-1');
  await hydrated();
  const fromServer = await bodyOf(page, 1).innerHTML();
  await page.goto('/blogs');
  await hydrated();
  await page.getByRole('link', { name: 'Read Post 1' }).click();
  await expect(bodyOf(page, 1)).toBeVisible();
  const fromBrowser = await bodyOf(page, 1).innerHTML();

  expect(fromBrowser).toBe(fromServer);
  expect(fromServer).not.toMatch(/script:|onclick|onerror|url\(|fixed|class=|id=/);
  expect(fromServer).toContain('<td colspan="2">cell</td>');
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as { hits: number }).hits)).toBe(0);
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

/** Each of 4,000 paragraphs repeats all 4,000 open elements: nothing sanitises that in time. */
const costly = [
  ...Array.from({ length: 4_000 }, (_, at) => `<font a=${at}>`),
  '<p onclick="hit()">First <b>words</b></p><img src=x><p>1 &lt; 2</p>',
  '<p>x'.repeat(4_000),
].join('');

test('a post that the sanitiser gives up is shown as plain text, and in the feed', async ({
  page,
  request,
  apiOfTheDay,
}) => {
  const given = { ...post(1), content: costly };
  apiOfTheDay.mood = (path) => {
    if (path.startsWith('/api/auth/blogs/post-1/')) return { status: 200, body: given };
    if (path.startsWith('/api/auth/blogs/')) return { status: 200, body: [given] };
    return path.startsWith('/api/auth/comments/') ? { status: 200, body: [] } : undefined;
  };
  expect((await request.get('/blog/post-1')).status()).toBe(200);
  const feed = await request.get('/blogs/feed.xml');
  expect(await feed.text()).toContain('&lt;p&gt;First words&lt;/p&gt;');

  await page.goto('/blog/post-1');
  const body = page.getByText('First words', { exact: true }).locator('..');
  expect(await body.innerHTML()).toMatch(/^<p>First words<\/p><p>1 &lt; 2<\/p><p>x<\/p><p>x<\/p>/);
  expect(await body.locator(':not(p)').count()).toBe(0);
});
