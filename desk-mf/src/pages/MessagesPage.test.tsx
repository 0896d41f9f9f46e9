import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { change, open, tote } from '../testing/open-desk';

describe('comments and enquiries that wait', () => {
  it('an enquiry is answered by one press', async () => {
    const enquiry = {
      ...{ id: 3, name: 'Meena', email: 'm@b.co', phone: '+91 98', message: 'In tan?' },
      ...{ answered: false, created_at: change.at },
    };
    const none = { count: 0, results: [] };
    const { api, user } = await open('/desk', {
      'GET /api/auth/desk/today/': {
        ...{ comments: none, orders: none, sold_out: { count: 1, results: [tote] } },
        enquiries: { count: 1, results: [enquiry] },
      },
      'PATCH /api/auth/desk/enquiries/{id}/': { ...enquiry, answered: true, change: 8 },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as answered: enquiry 3' }));
    expect(
      await screen.findByRole('button', { name: 'Mark as not answered: enquiry 3' }),
    ).toBeVisible();
    expect(api.callsOf('PATCH /api/auth/desk/enquiries/{id}/')[0]?.body).toEqual({
      answered: true,
    });
    expect(screen.getByRole('link', { name: /Tote/ })).toHaveAttribute('href', '/desk/products/7');
  });

  it.each([
    ['+91 98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['+44 20 7946 0000', '442079460000'],
    ['00971 50 123 4567', '971501234567'],
  ])('an enquiry from %s is answered in the chat with %s', async (phone, digits) => {
    const enquiry = {
      ...{ id: 3, name: 'Meena', email: 'm@b.co', phone, message: 'In tan?' },
      ...{ answered: false, created_at: change.at },
    };
    await open('/desk/enquiries', {
      'GET /api/auth/desk/enquiries/': { count: 1, results: [enquiry] },
    });
    const chat = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Answer in the chat: enquiry 3',
    });
    const { pathname, searchParams } = new URL(chat.href);
    expect(pathname).toBe(`/${digits}`);
    expect(searchParams.get('text')).toBe('Hello Meena, Chamda & Co. thanks you for your message.');
  });

  const comment = {
    ...{ id: 3, post: '100%-wool', name: 'Neha', content: 'Thank you', approved: null },
    created_at: change.at,
  };
  const commentsOf = 'GET /api/auth/desk/comments/';
  const decide = 'PATCH /api/auth/desk/comments/{id}/';
  const decided = ({ body }: { body: unknown }) => ({ ...comment, ...(body as object), change: 8 });

  it('comments that wait stand apart from those that are shown, and a press can be taken back', async () => {
    const hidden = { ...comment, id: 4, content: 'Buy pills', approved: false };
    const { user } = await open('/desk/comments', {
      [commentsOf]: ({ query }: { query: Record<string, string> }) => ({
        ...{ count: 1, results: [query.decided ? hidden : comment] },
      }),
      [decide]: decided,
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(waiting.getByRole('link', { name: '100%-wool' })).toHaveAttribute(
      'href',
      '/blog/100%25-wool',
    );
    await user.click(waiting.getByRole('button', { name: 'Show comment 3' }));
    expect(await waiting.findByText('shown')).toBeVisible();
    expect(waiting.getByRole('heading', { name: 'Waiting (0)' })).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Hide comment 3' }));
    expect(await waiting.findByText('hidden')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Shown or hidden' }));
    const others = within(await screen.findByRole('region', { name: 'Shown or hidden' }));
    expect(await others.findByText('Buy pills')).toBeVisible();
    expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show']);
  });

  it('a double press on Hide hides, and does not show again', async () => {
    const shown = { ...comment, approved: true };
    const { api } = await open('/desk/comments?decided=1', {
      [commentsOf]: { count: 1, results: [shown] },
      [decide]: decided,
    });
    const press = { detail: 1 };
    fireEvent.click(await screen.findByRole('button', { name: 'Hide comment 3' }), press);
    fireEvent.click(screen.getByRole('button', { name: 'Show comment 3' }), { detail: 2 });
    expect(await screen.findAllByText('Comment hidden.')).not.toEqual([]);
    expect(api.callsOf(decide).map(({ body }) => body)).toEqual([{ approved: false }]);
  });

  it('of comments none is passed over when more of them are asked for after a decision', async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({
      ...{ ...comment, id: 100 - at, content: `Comment no. ${at}` },
    }));
    let waiting = all;
    const { api, user } = await open('/desk/comments', {
      [commentsOf]: ({ query }: { query: Record<string, string> }) => {
        const from = Number(query.offset);
        return { count: waiting.length, results: waiting.slice(from, from + 20) };
      },
      [decide]: ({ params, body }: { params: Record<string, string>; body: unknown }) => {
        waiting = waiting.filter(({ id }) => id !== Number(params.id));
        return { ...all[100 - Number(params.id)], ...(body as object), change: 8 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Hide comment 99' }));
    await waitFor(() => expect(waiting).toHaveLength(24));
    waiting = [{ ...comment, id: 101, content: 'Comment just now' }, ...waiting];
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Comment no. 24')).toBeVisible();
    for (const { content } of all) expect(screen.getByText(content)).toBeVisible();
    expect(api.callsOf(commentsOf).map(({ query }) => query.offset)).toEqual(['0', '19']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('by keyboard, a press that takes its button away leaves the focus at its row', async () => {
    const { user } = await open('/desk/comments', {
      [commentsOf]: { count: 1, results: [comment] },
      [decide]: decided,
    });
    (await screen.findByRole('button', { name: 'Show comment 3' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    expect(screen.getByRole('listitem')).toHaveTextContent('Thank you');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Hide comment 3' })).toHaveFocus();
  });
});
