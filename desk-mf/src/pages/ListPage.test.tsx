import { act, screen, within } from '@testing-library/react';
import { noAnswer } from 'federated-site/testing/api';
import { change, open, order, tote } from '../testing/open-desk';

describe('lists of the desk', () => {
  it.each([
    ['log', 'changes', change],
    ['products', 'products', tote],
    ['orders', 'orders', order],
  ])('a part of the %s that does not come is missed aloud', async (page, call, one) => {
    const results = Array.from({ length: 50 }, (_, at) => ({ ...one, id: 100 - at }));
    const { user } = await open(`/desk/${page}`, {
      [`GET /api/auth/desk/${call}/`]: ({ query }: { query: Record<string, string> }) =>
        Number(query.offset) > 0 ? noAnswer() : { count: 51, results },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByText('This could not be loaded.')).not.toEqual([]);
  });

  it.each([
    [0, /^today \d\d:\d\d$/],
    [-3, /^\d{1,2} [A-Z][a-z]{2,3}( \d{4})?$/],
    [-400, /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/],
  ])('of %d days ago says when, shortly', async (days, words) => {
    const created_at = new Date(Date.now() + days * 86_400_000).toISOString();
    await open('/desk/orders', {
      'GET /api/auth/desk/orders/': { count: 1, results: [{ ...order, created_at }] },
    });
    const link = within(await screen.findByRole('link', { name: /K7Q4/ }));
    expect(link.getByText(words)).toHaveAttribute('datetime', created_at);
  });

  it('without any entry says so, and has no empty list to be announced', async () => {
    await open('/desk/orders', { 'GET /api/auth/desk/orders/': { count: 0, results: [] } });
    const all = within(await screen.findByRole('region', { name: 'All orders' }));
    expect(all.getByText('None.')).toBeVisible();
    expect(all.queryByRole('list')).toBeNull();
  });

  it('is found in the list', async () => {
    const { api } = await open('/desk/orders?status=new&search=meena', {
      'GET /api/auth/desk/orders/': { count: 1, results: [order] },
    });
    expect(await screen.findByRole('link', { name: /K7Q4 Meena/ })).toHaveAttribute(
      'href',
      '/desk/orders/9',
    );
    expect(api.callsOf('GET /api/auth/desk/orders/')[0]?.query).toEqual({
      ...{ search: 'meena', status: 'new', offset: '0' },
    });
  });

  it('is found among those of its state, and a search that finds nothing leads back to all', async () => {
    const { api, user, address } = await open('/desk/orders', {
      'GET /api/auth/desk/orders/': ({ query }: { query: Record<string, string> }) =>
        query.search ? { count: 0, results: [] } : { count: 1, results: [order] },
    });
    expect(await screen.findByRole('heading', { name: 'All orders (1)' })).toBeVisible();
    const parts = within(screen.getByRole('navigation', { name: 'Show' }));
    await user.click(parts.getByRole('link', { name: 'Paid' }));
    expect(await screen.findByRole('heading', { name: 'Paid (1)' })).toBeVisible();
    expect(parts.getByRole('link', { name: 'Paid' })).toHaveAttribute('aria-current', 'page');
    await user.type(screen.getByLabelText(/Find an order/), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Nothing has “zzz”.')).toBeVisible();
    expect(address()).toBe('/desk/orders?status=paid&search=zzz');
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { name: 'All orders (1)' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(api.callsOf('GET /api/auth/desk/orders/').map(({ query }) => query.status)).toEqual([
      undefined,
      'paid',
      'paid',
      undefined,
    ]);
  });

  it('by keyboard, a search leaves the focus in its field', async () => {
    const { user } = await open('/desk/orders', {
      'GET /api/auth/desk/orders/': { count: 1, results: [order] },
    });
    await user.type(await screen.findByLabelText(/Find an order/), 'meena{Enter}');
    expect(await screen.findByRole('link', { name: /K7Q4/ })).toBeVisible();
    expect(screen.getByLabelText(/Find an order/)).toHaveFocus();
  });

  it('is in sight again after Back from a list of which more was shown', async () => {
    const all = Array.from({ length: 50 }, (_, at) => ({
      ...order,
      id: 100 - at,
      name: `No. ${at}`,
    }));
    let beforeAnswer = async () => {};
    const { user, router } = await open('/desk/orders', {
      'GET /api/auth/desk/orders/': async ({ query }: { query: Record<string, string> }) => {
        await beforeAnswer();
        const offset = Number(query.offset);
        return { count: 50, results: all.slice(offset, offset + 20) };
      },
      'GET /api/auth/desk/orders/{id}/': order,
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('link', { name: /No. 39/ }));
    expect(await screen.findByRole('heading', { name: 'Order K7Q4' })).toBeVisible();
    let answer = () => {};
    const waiting = new Promise<void>((done) => {
      answer = done;
    });
    beforeAnswer = () => waiting;
    all[39] = { ...order, id: 61, name: 'No. 39', status: 'paid' };
    await act(() => router.navigate(-1));
    // At once: the browser's place in the page is found only while it is as high as it was.
    expect(screen.getByRole('link', { name: /No. 39.*Confirmed/ })).toBeVisible();
    answer();
    expect(await screen.findByRole('link', { name: /No. 39.*Paid/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
  });
});
