import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { mockApi, sampleBlogPost, sampleBlogPosts } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { feedDocument } from './feed';
import { blogSitemap } from './sitemap';

const list = 'GET /api/auth/blogs/';
const { signal } = new AbortController();
const atom = 'http://www.w3.org/2005/Atom';

async function readFeed() {
  const { body, contentType } = await feedDocument.load(signal);
  expect(contentType).toBe('application/atom+xml; charset=utf-8');
  const feed = new DOMParser().parseFromString(body, 'application/xml').documentElement;
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

const textOf = (parent: Element | undefined, name: string) =>
  parent?.getElementsByTagNameNS(atom, name)[0]?.textContent;

beforeEach(() => setShopConfig({ ...defaultConfig, siteUrl: 'https://bags.example' }));

describe('the Atom feed (RFC 4287)', () => {
  it('has all that a feed and its entries must have', async () => {
    mockApi({ [list]: [sampleBlogPost({ content: '<p>Dry &amp; <b>soft</b></p>' })] });
    const feed = await readFeed();
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atom]);
    expect(textOf(feed, 'id')).toBe('https://bags.example/blogs');
    expect(textOf(feed, 'title')).toContain('From the Blog');
    expect(textOf(feed, 'updated')).toBe('2026-07-05T09:30:00.000Z');
    expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(
      'https://bags.example/blogs/feed.xml',
    );
    const [entry] = feed.getElementsByTagNameNS(atom, 'entry');
    const fields = ['id', 'title', 'published', 'updated', 'name', 'summary', 'content'];
    expect(Object.fromEntries(fields.map((name) => [name, textOf(entry, name)]))).toEqual({
      id: 'https://bags.example/blog/sample-post-3',
      title: 'Sample post 3',
      published: '2026-07-01T20:30:00.000Z',
      updated: '2026-07-05T09:30:00.000Z',
      name: 'Meena',
      summary: 'What the rains do to a bag.',
      content: '<p>Dry &amp; <b>soft</b></p>',
    });
  });

  it('is well-formed with any post', async () => {
    const title = 'A < B & "C" ]]> \uFFFF\u0007';
    const content = '<p onclick="x()">1</p></content><script>alert(1)</script>';
    mockApi({ [list]: [sampleBlogPost({ title, content, author: '<i>', created_at: 'soon' })] });
    const [entry] = (await readFeed()).getElementsByTagNameNS(atom, 'entry');
    expect(textOf(entry, 'title')).toBe('A < B & "C" ]]> \uFFFD');
    expect(textOf(entry, 'content')).toBe('<p>1</p>');
    expect(textOf(entry, 'published')).toBeUndefined();
  });

  it('has the newest posts first, and not endlessly many', async () => {
    mockApi({ [list]: sampleBlogPosts(50) });
    const entries = [...(await readFeed()).getElementsByTagNameNS(atom, 'entry')];
    expect(entries).toHaveLength(20);
    expect(textOf(entries[0], 'title')).toBe('Sample post 50');
  });

  it('of no posts is a feed all the same', async () => {
    mockApi({ [list]: [] });
    expect(textOf(await readFeed(), 'updated')).toBe('1970-01-01T00:00:00.000Z');
  });

  it('cannot be made while the API fails', async () => {
    mockApi({ [list]: answer(500) });
    await expect(feedDocument.load(signal)).rejects.toThrow();
  });
});

describe('the sitemap’s part', () => {
  it('names the list and every post, when it changed, and its pictures', async () => {
    mockApi({ [list]: [sampleBlogPost()] });
    expect(await blogSitemap(signal)).toEqual([
      { path: '/blogs', lastModified: '2026-07-05T09:30:00.000Z' },
      {
        path: '/blog/sample-post-3',
        lastModified: '2026-07-05T09:30:00.000Z',
        images: ['/media/blog/3.jpg', '/media/blog/3-dry.jpg'],
      },
    ]);
  });
});
