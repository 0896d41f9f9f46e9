import {
  type MockHandlers,
  mockApi,
  plainReply,
  sampleBlogPost,
  sampleBlogPosts,
} from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'federated-site/router';
import { answer, silence } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { postsCache } from '../../data/posts-api';
import blog from '../../remote';

const list = 'GET /api/auth/blogs/';

/** As the host opens it: the page's chunk is there before the router starts. */
async function open(handlers: MockHandlers, url = '/blogs') {
  const api = mockApi(handlers);
  const routes = await Promise.all(blog.routes.map(withoutLazy));
  return { api, ...renderRoutes(routes, url) };
}

const withoutLazy = async ({ lazy, ...route }: RouteObject): Promise<RouteObject> =>
  ({ ...route, ...(typeof lazy === 'function' ? await lazy() : {}) }) as RouteObject;

const cards = () => screen.findAllByRole('article');
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  postsCache.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the blog list (spec section 2)', () => {
  it("has the hero 'From the Blog' and a card for each post, newest first by created_at", async () => {
    await open({ [list]: sampleBlogPosts(4) });
    await cards();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('From the Blog');
    expect(titles()).toEqual([4, 3, 2, 1].map((id) => `Sample post ${id}`));
  });

  it('a card has the first image, title, date, plain-text excerpt, and a Read link', async () => {
    const excerpt = '<p>Wax &amp; <b>wipe</b></p>';
    await open({ [list]: [sampleBlogPost({ excerpt })] });
    const [card] = await cards();
    const inCard = within(card as HTMLElement);
    expect(card?.querySelector('img')).toHaveAttribute('src', '/media/blog/3.jpg');
    expect(inCard.getByText('Wax & wipe')).toBeVisible();
    expect(inCard.getByRole('link', { name: 'Read Sample post 3' })).toHaveAttribute(
      'href',
      '/blog/sample-post-3',
    );
  });

  it('dates are days in India, whatever the browser’s own time is', async () => {
    await open({ [list]: [sampleBlogPost({ created_at: '2026-07-01T20:30:00Z' })] });
    const day = await screen.findByText('2 July 2026');
    expect(day).toHaveAttribute('datetime', '2026-07-01T20:30:00Z');
  });

  it('the first two pictures come with the page, the others when near', async () => {
    const farAway = { observe: () => undefined, unobserve: () => undefined };
    Object.assign(globalThis, { IntersectionObserver: jest.fn(() => farAway) });
    await open({ [list]: sampleBlogPosts(4) });
    const waits = (await cards()).map((card) => card.querySelector('img[data-later]') !== null);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    expect(waits).toEqual([false, false, true, true]);
  });

  it("a post without images has the placeholder 'No image'", async () => {
    await open({ [list]: [sampleBlogPost({ images: [] })] });
    expect(await screen.findByText('No image')).toBeVisible();
  });

  it('a post without an excerpt shows the first 220 characters of its plain content', async () => {
    const content = `<h2>Care</h2><p>${'Keep leather dry and fed. '.repeat(30)}</p>`;
    await open({ [list]: [sampleBlogPost({ excerpt: '', content })] });
    const excerpt = (await screen.findByText(/^Care Keep leather dry/)).textContent ?? '';
    expect([...excerpt].length).toBeLessThanOrEqual(220);
    expect([...excerpt].length).toBeGreaterThan(200);
  });

  it('a Message button opens WhatsApp with text naming the post', async () => {
    await open({ [list]: [sampleBlogPost()] });
    const message = await screen.findByRole('link', { name: /^Message/ });
    const chat = new URL(message.getAttribute('href') ?? '');
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toContain('Sample post 3');
    expect(chat.searchParams.get('text')).toMatch(/\/blog\/sample-post-3$/);
  });

  it('a View all posts button links to /blogs', async () => {
    await open({ [list]: sampleBlogPosts(2) });
    expect(await screen.findByRole('link', { name: 'View all posts' })).toHaveAttribute(
      'href',
      '/blogs',
    );
  });

  it('older posts are a page away, by links that work without scripts', async () => {
    const { user, address } = await open({ [list]: sampleBlogPosts(14) });
    expect(await cards()).toHaveLength(12);
    await user.click(screen.getByRole('link', { name: 'Older posts' }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(titles()).toEqual(['Sample post 2', 'Sample post 1']);
    expect(address()).toBe('/blogs?page=2');
    await user.click(screen.getByRole('link', { name: 'Newer posts' }));
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  });

  it('shows an API that knows only the spec’s fields the same', async () => {
    await open({
      [list]: plainReply({ count: 2, next: null, results: sampleBlogPosts(2) }) as never,
    });
    expect(await cards()).toHaveLength(2);
  });

  it('is announced to feed readers', async () => {
    await open({ [list]: sampleBlogPosts(1) });
    await cards();
    expect(document.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/blogs/feed.xml',
    );
  });
});

describe('the states of the blog list (spec sections 2 and 8)', () => {
  it("'Loading blog posts…' while they come", async () => {
    await open({ [list]: silence() });
    expect(await screen.findByText('Loading blog posts…')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('From the Blog');
  });

  it("'No blog posts yet' when there are none", async () => {
    await open({ [list]: [] });
    expect(await screen.findByText('No blog posts yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible();
  });

  it("'Failed to load blog posts', and Try again mends it without a reload", async () => {
    const { user, api } = await open({ [list]: answer(500) });
    expect(await screen.findByText('Failed to load blog posts')).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByText('Failed to load blog posts'),
    );
    api.use({ [list]: sampleBlogPosts(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});
