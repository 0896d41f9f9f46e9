import { mockApi, sampleBlogPosts } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Widget } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { expectConsole } from 'federated-site/testing/console';
import { renderRoutes } from 'federated-site/testing/pages';
import blog from '../remote';

const list = 'GET /api/auth/blogs/';

const place = (props: { limit?: number } = {}) =>
  renderRoutes(
    [{ path: '/', element: <Widget name="blog/BlogPosts" {...props} fallback={<p>waiting</p>} /> }],
    '/',
    { remotes: [blog] },
  );

const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

describe('the latest posts on any page', () => {
  it('are the 3 newest, and the way to all', async () => {
    mockApi({ [list]: sampleBlogPosts(5) });
    place();
    expect(await titles()).toEqual(['Sample post 5', 'Sample post 4', 'Sample post 3']);
    expect(screen.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', '/blogs');
  });

  it.each([
    [2, 2],
    [-1, 1],
    [Number.NaN, 3],
    [99, 12],
  ])('are as many as the place asks for, within reason: %i gives %i', async (limit, count) => {
    mockApi({ [list]: sampleBlogPosts(20) });
    place({ limit });
    expect(await titles()).toHaveLength(count);
  });

  it('without any shows a message', async () => {
    mockApi({ [list]: [] });
    place();
    expect(await screen.findByText('No blog posts yet')).toBeVisible();
  });

  it('leave their place to the fallback when they cannot be had', async () => {
    expectConsole('warn', 'slot ["blog/BlogPosts"');
    mockApi({ [list]: answer(500) });
    place();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.getByText('waiting')).toBeVisible();
  });
});
