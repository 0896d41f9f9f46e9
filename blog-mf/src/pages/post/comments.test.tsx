import type { CommentReply } from '@shop/shared/contract';
import { checkSession, login, logout } from '@shop/shared/session';
import { type MockHandlers, mockApi, sampleBlogPost, sampleComment } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'federated-site/router';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import { shownComments } from '../../data/comments/comment-rules';
import { reshapeComment } from '../../data/comments/comments-api';
import type { PostDetails } from '../../data/post-loader';
import blog from '../../remote';
import { PostComments } from './PostComments';

jest.setTimeout(30_000);

const postCall = 'GET /api/auth/blogs/{slug}/';
const read = 'GET /api/auth/comments/';
const write = 'POST /api/auth/comments/';
const asha = { first_name: 'Asha', last_name: '', email: 'asha@mail.example' };
const account: MockHandlers = {
  'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
  'GET /api/auth/me/': asha,
};

async function open(handlers: MockHandlers = {}, hash = '') {
  const api = mockApi({
    [postCall]: sampleBlogPost(),
    [read]: [],
    'GET /api/auth/products/': [],
    ...account,
    ...handlers,
  });
  const routes = await Promise.all(blog.routes.map(withoutLazy));
  const shown = renderRoutes(routes, `/blog/sample-post-3${hash}`);
  await screen.findByRole('heading', { level: 1, name: 'Sample post 3' });
  return { api, ...shown };
}

const withoutLazy = async ({ lazy, ...route }: RouteObject): Promise<RouteObject> =>
  ({ ...route, ...(typeof lazy === 'function' ? await lazy() : {}) }) as RouteObject;

const section = () => within(screen.getByRole('region', { name: 'Comments' }));
const comment = (text: string | RegExp) => section().findByText(text);
const texts = () =>
  section()
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent);
const signIn = async () => act(() => login({ email: 'asha@mail.example', password: 'x' }));
const field = () => screen.findByRole('textbox', { name: 'Write a comment as Asha' });
const button = () => screen.getByRole('button', { name: 'Post comment' });
const taken = (body: { content: string }, changes: Partial<CommentReply> = {}) =>
  answer(201, sampleComment({ id: 99, content: body.content, ...changes }));

beforeEach(() => {
  localStorage.clear();
  act(logout);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the comments of a post (spec sections 2, 5 and 6)', () => {
  it('are listed newest first, by name, without the hidden ones', async () => {
    await open({
      [read]: [
        sampleComment({ id: 1, content: 'First', created_at: '2026-07-01T00:00:00Z' }),
        sampleComment({ id: 2, content: 'Hidden', approved: false }),
        sampleComment({
          id: 3,
          content: 'Second',
          created_at: '2026-07-05T00:00:00Z',
          user: { first_name: '', email: 'ravi@mail.example' },
        }),
        sampleComment({
          id: 4,
          content: 'Third',
          created_at: '2026-07-06T00:00:00Z',
          user: { first_name: '', email: '' },
        }),
      ],
    });
    await comment('First');
    expect(texts()).toEqual(['Third', 'Second', 'First']);
    const names = ['User', 'ravi', 'Asha'];
    for (const name of names) expect(section().getByText(name)).toBeVisible();
    expect(section().getByRole('heading', { name: 'Comments (3)' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('mail.example');
  });

  it('are text, never HTML', async () => {
    await open({
      [read]: [sampleComment({ content: '<img src=x onerror=alert(1)>\n<b>two</b>' })],
    });
    const text = await comment(/<img src=x onerror/);
    expect(text.textContent).toBe('<img src=x onerror=alert(1)>\n<b>two</b>');
    expect(text.children).toHaveLength(0);
  });

  it('without any shows a message', async () => {
    await open();
    expect(await comment(/^No comments yet/)).toBeVisible();
  });

  it("'Failed to load comments', and Try again mends it; the post stays", async () => {
    const { user, api } = await open({ [read]: answer(500) });
    expect(await comment('Failed to load comments')).toBeVisible();
    api.use({ [read]: [sampleComment()] });
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await comment('Very useful, thank you.')).toBeVisible();
    expect(section().queryByText('Failed to load comments')).toBeNull();
  });

  it('many show 20, and all on request', async () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      sampleComment({ id: at + 1, content: `Comment ${at + 1}` }),
    );
    const { user } = await open({ [read]: many });
    await comment('Comment 1');
    expect(texts()).toHaveLength(20);
    const all = section().getByRole('link', { name: 'Show all 45 comments' });
    let isLeftToBrowser = false;
    const atLast = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', atLast, { once: true });
    // For a tab of its own.
    fireEvent.click(all, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(texts()).toHaveLength(20);
    await user.click(all);
    expect(texts()).toHaveLength(45);
    // The link is gone: a keyboard and a screen reader go on with the first new comment.
    await waitFor(() => expect(section().getAllByRole('listitem')[20]).toHaveFocus());
  });

  it('of which the page has 20 get the focus too when the others come after the press', async () => {
    const many = Array.from({ length: 45 }, (_, at) => sampleComment({ id: at + 1 }));
    let answerNow = (_: unknown) => {};
    mockApi({ [read]: () => new Promise((resolve) => (answerNow = resolve)) });
    const comments = shownComments(many.flatMap((one) => reshapeComment(one) ?? []));
    const initial = { state: 'ready', comments: comments.slice(0, 20), total: 45 } as const;
    const post = { id: 3, slug: 'sample-post-3' } as PostDetails;
    const element = <PostComments post={post} initial={initial} />;
    const { user } = renderRoutes([{ path: '/', element }], '/');
    await user.click(await screen.findByRole('link', { name: 'Show all 45 comments' }));
    expect(texts()).toHaveLength(20);
    answerNow(many);
    await waitFor(() => expect(section().getAllByRole('listitem')[20]).toHaveFocus());
  });
});

describe('a link to one comment', () => {
  const marked = () => document.querySelector('[data-marked]');

  it('leads to it when it is there, and marks it', async () => {
    await open({ [read]: [sampleComment({ id: 12 }), sampleComment({ id: 13 })] }, '#comment-12');
    await waitFor(() => expect(marked()).toHaveAttribute('id', 'comment-12'));
    await waitFor(() => expect(marked()).toHaveFocus());
    const scrolled = jest.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect(scrolled).toEqual([marked()]);
  });

  it('shows one that lies beyond the first 20', async () => {
    const many = Array.from({ length: 45 }, (_, at) => sampleComment({ id: at + 1 }));
    await open({ [read]: many }, '#comment-44');
    await waitFor(() => expect(marked()).toHaveAttribute('id', 'comment-44'));
  });

  it('is its date', async () => {
    await open({ [read]: [sampleComment({ id: 12 })] });
    await comment('Very useful, thank you.');
    const link = section().getByRole('link', {
      name: /^3 July 2026\W+link to this comment by Asha$/,
    });
    expect(link).toHaveAttribute('href', '/blog/sample-post-3#comment-12');
  });
});

describe('a signed-out visitor (spec section 5)', () => {
  it('sees a prompt to log in with a link to /login, which leads back', async () => {
    await open();
    expect(section().getByText('Please log in to write a comment.')).toBeVisible();
    expect(section().getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/blog/sample-post-3#comments')}`,
    );
    expect(section().queryByRole('textbox')).toBeNull();
  });
});

describe('a visitor with an unknown session', () => {
  it('reads that the shop cannot be reached, and can write when it answers', async () => {
    const { api } = await open({ 'GET /api/auth/me/': answer(503, {}) });
    await signIn();
    expect(await section().findByText(/^The shop cannot be reached/)).toBeVisible();
    expect(section().queryByRole('link', { name: 'Login' })).toBeNull();
    api.use(account);
    await act(async () => void (await checkSession()));
    expect(await field()).toBeVisible();
  });

  it('can write as soon as Try again mends the comments', async () => {
    const down = { 'GET /api/auth/me/': answer(503, {}), [read]: answer(503, {}) };
    const { user, api } = await open(down);
    await signIn();
    expect(await section().findByText(/^The shop cannot be reached/)).toBeVisible();
    api.use({ ...account, [read]: [] });
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeVisible();
  });
});

describe('a signed-in user', () => {
  it('posts a comment: trimmed, one time however often it is clicked, placed at the top', async () => {
    let answerNow = (_: unknown) => {};
    const { user, api } = await open({
      [read]: [sampleComment({ content: 'Older', created_at: '2027-01-01T00:00:00Z' })],
      [write]: () => new Promise((resolve) => (answerNow = resolve)),
    });
    await signIn();
    await user.type(await field(), '  Hello there \n');
    await user.click(button());
    const busy = screen.getByRole('button', { name: 'Posting...' });
    await user.click(busy);
    await user.dblClick(busy);
    expect(api.callsOf(write).map(({ body }) => body)).toEqual([
      { blog: 3, content: 'Hello there' },
    ]);
    answerNow(taken({ content: 'Hello there' }));
    await waitFor(() => expect(texts()).toEqual(['Hello there', 'Older']));
    expect(await field()).toHaveValue('');
    expect(section().getByRole('heading', { name: 'Comments (2)' })).toBeVisible();
  });

  it('whose form is drawn again while a comment is sent finds it empty after the answer', async () => {
    let answerNow = (_: unknown) => {};
    const { user } = await open({
      [write]: () => new Promise((resolve) => (answerNow = resolve)),
    });
    await signIn();
    await user.type(await field(), 'Hello there');
    await user.click(button());
    act(logout);
    expect(await section().findByRole('link', { name: 'Login' })).toBeVisible();
    await signIn();
    expect(await field()).toHaveValue('Hello there');
    answerNow(taken({ content: 'Hello there' }));
    await waitFor(() => expect(texts()).toEqual(['Hello there']));
    expect(await field()).toHaveValue('');
  });

  it('whose comment is refused has it in the field, whatever another tab has written', async () => {
    const { user } = await open({ [write]: answer(503) });
    await signIn();
    await user.type(await field(), 'Hello there');
    localStorage.removeItem('shop-comment-drafts');
    await user.click(button());
    expect(await comment('Failed to post comment')).toBeVisible();
    expect(await field()).toHaveValue('Hello there');
  });

  it('who leaves while a comment is sent, and comes back, sees it sent one time', async () => {
    let answerNow = (_: unknown) => {};
    const slow = { [write]: () => new Promise((resolve) => (answerNow = resolve)) };
    const { user, unmount } = await open(slow);
    await signIn();
    await user.type(await field(), 'Hello there');
    await user.click(button());
    unmount();
    const { api } = await open(slow);
    await user.click(await screen.findByRole('button', { name: 'Posting...' }));
    expect(api.callsOf(write)).toHaveLength(0);
    answerNow(taken({ content: 'Hello there' }));
    await waitFor(() => expect(texts()).toEqual(['Hello there']));
    expect(await field()).toHaveValue('');
    expect(button()).toBeVisible();
  });

  it('sends nothing that is empty or only white space (spec section 5)', async () => {
    const { user, api } = await open();
    await signIn();
    await user.type(await field(), '  \n ');
    await user.click(button());
    expect(api.callsOf(write)).toHaveLength(0);
    expect(await field()).toHaveFocus();
  });

  it("reads 'Failed to post comment' when the server replied, and why; the text stays", async () => {
    const { user, api } = await open({ [write]: answer(400, { content: ['Too long.'] }) });
    await signIn();
    await user.type(await field(), 'A long story');
    await user.click(button());
    expect(await screen.findByText('Failed to post comment')).toBeVisible();
    expect(screen.getByText('Too long.')).toBeVisible();
    expect(await field()).toHaveValue('A long story');
    api.use({ [write]: taken({ content: 'A long story' }) });
    await user.click(button());
    await waitFor(() => expect(texts()).toEqual(['A long story']));
    expect(screen.queryByText('Failed to post comment')).toBeNull();
  });

  it("reads 'Network error' when no answer came", async () => {
    const { user } = await open({ [write]: noAnswer() });
    await signIn();
    await user.type(await field(), 'Hello');
    await user.click(button());
    expect(await screen.findByText('Network error')).toBeVisible();
    expect(await field()).toHaveValue('Hello');
  });

  it('reads that a comment waits where the shop approves them first', async () => {
    const { user } = await open({ [write]: taken({ content: 'Hello' }, { approved: false }) });
    await signIn();
    await user.type(await field(), 'Hello');
    await user.click(button());
    expect(await screen.findByText(/will be shown here once we have read it/)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(section().queryByRole('listitem')).toBeNull();
  });

  it('keeps a draft through a reload, and through signing in again', async () => {
    const { user, unmount } = await open();
    await signIn();
    await user.type(await field(), 'Half a thought');
    unmount();
    await open();
    expect(await field()).toHaveValue('Half a thought');

    await act(async () => logout());
    expect(await screen.findByText('What you have written is kept until then.')).toBeVisible();
    await signIn();
    expect(await field()).toHaveValue('Half a thought');
  });

  it('whose session ends while posting keeps the text and is asked to log in', async () => {
    const refused = answer(401, { detail: 'no', code: 'token_not_valid' });
    const { user, api } = await open({
      [write]: refused,
      'POST /api/auth/token/refresh/': refused,
    });
    await signIn();
    await user.type(await field(), 'Hello');
    api.use({ 'GET /api/auth/me/': refused });
    await user.click(button());
    expect(await screen.findByText('Failed to post comment')).toBeVisible();
    act(logout);
    expect(await section().findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.getByText('What you have written is kept until then.')).toBeVisible();
  });
});
