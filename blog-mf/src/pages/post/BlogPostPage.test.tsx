import { logout } from '@shop/shared/session';
import {
  type MockHandlers,
  mockApi,
  sampleBlogPost,
  sampleBlogPosts,
  sampleProduct,
} from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'federated-site/router';
import { answer, silence } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { postAddress } from '../../data/post-address-rules';
import { shownPosts } from '../../data/post-loader';
import { postsCache } from '../../data/posts-api';
import blog from '../../remote';

jest.setTimeout(30_000);

const postCall = 'GET /api/auth/blogs/{slug}/';
const list = 'GET /api/auth/blogs/';
const comments = 'GET /api/auth/comments/';
const slug = 'sample-post-3';

async function open(handlers: MockHandlers = {}, url = `/blog/${slug}`) {
  const api = mockApi({
    [postCall]: sampleBlogPost(),
    [comments]: [],
    'GET /api/auth/products/': [],
    ...handlers,
  });
  const routes = await Promise.all(blog.routes.map(withoutLazy));
  return { api, ...renderRoutes(routes, url) };
}

const withoutLazy = async ({ lazy, ...route }: RouteObject): Promise<RouteObject> =>
  ({ ...route, ...(typeof lazy === 'function' ? await lazy() : {}) }) as RouteObject;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  logout();
  postsCache.clear();
  shownPosts.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('a blog post (spec section 2)', () => {
  it('has the breadcrumb Home / Blogs / title', async () => {
    await open();
    await title('Sample post 3');
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    const steps = way.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(['Home', 'Blogs', 'Sample post 3']);
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/blogs',
    ]);
  });

  it('has title, date, excerpt, and a sanitised rich-text body', async () => {
    const content =
      '<h2 id="x" onclick="y()">Rain</h2><p style="color: red">Dry<script>z()</script></p>';
    await open({ [postCall]: sampleBlogPost({ content }) });
    expect(await title('Sample post 3')).toBeVisible();
    expect(screen.getByText('2 July 2026')).toBeVisible();
    expect(screen.getByText('What the rains do to a bag.')).toBeVisible();
    const rain = screen.getByRole('heading', { level: 2, name: 'Rain' });
    expect([rain.id, rain.onclick]).toEqual(['', null]);
    expect(screen.getByText('Dry')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  });

  it('shows the newest products where it links to none, and the author', async () => {
    await open({ 'GET /api/auth/products/': [sampleProduct({ title: 'Tote' })] });
    const shown = within(await screen.findByRole('region', { name: 'New in the shop' }));
    expect(shown.getByRole('link', { name: /Tote/ })).toHaveAttribute(
      'href',
      '/products/sample-bag-7',
    );
    expect(shown.getByText('₹1,499')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Author' })).toBeVisible();
  });

  it('a click on a thumbnail selects the main image', async () => {
    const { user } = await open();
    await title('Sample post 3');
    const main = () => document.querySelector('figure img');
    expect(main()).toHaveAttribute('src', '/media/blog/3.jpg');
    expect(screen.getByText('A wet satchel')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show picture 2 of 2' }));
    expect(main()).toHaveAttribute('src', '/media/blog/3-dry.jpg');
    expect(screen.getByRole('link', { name: 'Show picture 2 of 2' })).toHaveAttribute(
      'aria-current',
    );
    expect(screen.queryByText('A wet satchel')).toBeNull();
  });

  it('one image has no thumbnail strip, and none no image', async () => {
    const [image] = sampleBlogPost().images;
    const { unmount } = await open({
      [postCall]: sampleBlogPost({ images: image ? [image] : [] }),
    });
    await title('Sample post 3');
    expect(screen.queryByRole('link', { name: /Show picture/ })).toBeNull();
    unmount();
    await open({ [postCall]: sampleBlogPost({ images: [] }) });
    await title('Sample post 3');
    expect(document.querySelector('figure')).toBeNull();
  });

  it('has a WhatsApp message button that names it, back links, and an author side card', async () => {
    await open();
    await title('Sample post 3');
    const chat =
      screen.getByRole('link', { name: 'Message on WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(chat).searchParams.get('text')).toContain('Sample post 3');
    for (const name of ['All posts', 'View all posts']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/blogs');
    }
    const card = within(screen.getByRole('complementary', { name: 'Author' }));
    expect(card.getByText('Meena')).toBeVisible();
  });

  it('without an author is the shop’s', async () => {
    await open({ [postCall]: sampleBlogPost({ author: '' }) });
    await title('Sample post 3');
    expect(screen.getByRole('complementary', { name: 'Author' })).toHaveTextContent('Chamda & Co.');
  });
});

describe('sharing a post', () => {
  const device = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const press = async () => {
    const { user } = await open();
    await title('Sample post 3');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    return user;
  };
  afterEach(() => device(undefined));

  it('opens the device’s own sheet', async () => {
    const share = jest.fn(async () => undefined);
    device(share);
    await press();
    expect(share).toHaveBeenCalledWith({
      title: 'Sample post 3',
      url: expect.stringMatching(/\/blog\/sample-post-3$/),
    });
  });

  it('closing the sheet copies nothing', async () => {
    device(async () => Promise.reject(new DOMException('closed', 'AbortError')));
    await press();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('copies the link where there is no sheet', async () => {
    device(undefined);
    await press();
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/blog\/sample-post-3$/);
  });

  it('shows the link to copy by hand where that is forbidden too', async () => {
    device(undefined);
    const { user } = await open();
    await title('Sample post 3');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const link = await screen.findByRole('textbox', { name: 'Link to this post, to copy' });
    expect(link).toHaveValue(postAddress({ slug }));
  });
});

describe('the states of a blog post (spec sections 2, 4 and 8)', () => {
  it('loading shows at once the data of its card', async () => {
    const { user, router } = await open(
      { [list]: sampleBlogPosts(3), [postCall]: silence() },
      '/blogs',
    );
    await user.click(await screen.findByRole('link', { name: 'Read Sample post 3' }));
    expect(await title('Sample post 3')).toBeVisible();
    expect(screen.getByText('Loading blog post…')).toBeInTheDocument();
    expect(document.title).toBe('Sample post 3 | Chamda & Co.');
    expect(router.state.location.pathname).toBe('/blog/sample-post-3');
  });

  it('a visitor who comes back finds it as it was until the new answer comes', async () => {
    const { api, router } = await open({ [list]: [] });
    await title('Sample post 3');
    await act(() => router.navigate('/blogs'));
    api.use({ [postCall]: silence() });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'Comments' })).toBeVisible();
    expect(screen.queryByText('Loading blog post…')).not.toBeInTheDocument();
  });

  it('that comes late is scrolled to the part that the address names', async () => {
    const scrolledTo = jest.fn();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo(this.id);
    };
    let arrive: (reply: unknown) => void = () => undefined;
    const later = new Promise((resolve) => {
      arrive = resolve;
    });
    const { router } = await open({ [postCall]: () => later, [list]: [] }, '/blogs');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(`/blog/${slug}#comments`));
    expect(await screen.findByText('Loading blog post…')).toBeInTheDocument();
    arrive(sampleBlogPost());
    await title('Sample post 3');
    expect(scrolledTo.mock.calls).toEqual([['comments']]);
  });

  it("not found: 'Blog post not found', with links to /blogs and Home", async () => {
    await open({ [postCall]: answer(404, { detail: 'Not found.' }), [list]: [] });
    const text = await screen.findByRole('heading', { level: 1 });
    expect(text.textContent).toBe(
      "Blog post not found — We couldn't find the article you're looking for.",
    );
    expect(screen.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', '/blogs');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it("'Failed to load blog post', and Try again mends it without a reload", async () => {
    const { user, api } = await open({ [postCall]: answer(500) });
    await title('Failed to load blog post');
    api.use({ [postCall]: sampleBlogPost() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Sample post 3')).toBeVisible();
  });

  it('the title of the window is the post’s', async () => {
    await open();
    await title('Sample post 3');
    await waitFor(() => expect(document.title).toBe('Sample post 3 | Chamda & Co.'));
  });
});
