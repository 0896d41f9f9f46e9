import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { enqueue } from '../data/desk-store';
import { undo } from '../data/outcome';
import { change, open, order, tote, translate } from '../testing/open-desk';

describe('the log', () => {
  const ofImport = {
    ...{ ...change, id: 3, kind: 'import' as const, title: 'Import', who: 'command' },
    ...{ before: {}, after: { products: 3, posts: 1 }, undoable: false },
  };

  it('the log says who changed what, and a refused undo says why', async () => {
    const { user } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': {
        count: 3,
        results: [
          change,
          { ...change, id: 4, title: 'Comment 12', after: { approved: null } },
          ofImport,
        ],
      },
      'POST /api/auth/desk/changes/{id}/undo/': answer(409, { detail: 'No' }),
    });
    expect(await screen.findByText('Tote', { selector: 'strong' })).toBeVisible();
    expect(document.title).toMatch(/^Desk: log/);
    expect(screen.getByText(/stock 3 → 0/)).toBeVisible();
    expect(screen.getByText(/: waiting/)).toHaveTextContent(/^Comment 12: waiting/);
    expect(screen.getByText(/Import/).parentElement).toHaveTextContent(
      /^Import: products 3, posts 1command, .*\d\d:\d\d$/,
    );
    const log = within(screen.getByRole('region', { name: 'Log' }));
    expect(log.getAllByRole('button', { name: /^Undo / })).toHaveLength(2);
    expect(log.getByRole('button', { name: /^Undo Comment 12/ })).toBeVisible();
    await user.click(log.getByRole('button', { name: /^Undo Tote/ }));
    expect(await screen.findAllByText(/in the meantime: undo the later change/)).not.toEqual([]);
  });

  it.each([
    ['/products', 'products', { ...tote, price: '1499.00' }, /₹1,499/, /₹1,999/],
    ['/orders', 'orders', { ...order, amount: '4000.00' }, /₹4,000/, /₹3,998/],
    ['', 'today', { ...order, amount: '4000.00' }, /New orders \(9\)|All 9/, /orders \(8\)|All 8/],
  ])('/desk%s shows what is undone on a page that the browser has translated', async (...row) => {
    const [page, call, now, shownNow, shownAfter] = row;
    let results: object[] = [now];
    const none = { count: 0, results: [] };
    const list = () => ({ count: 8 + results.length, results });
    const today = () => ({ orders: list(), enquiries: none, comments: none, sold_out: none });
    await open(`/desk${page}`, {
      [`GET /api/auth/desk/${call}/`]: call === 'today' ? today : list,
      'POST /api/auth/desk/changes/{id}/undo/': () => {
        results = { products: [tote], orders: [{ ...order, amount: null }], today: [] }[call] ?? [];
        return { change: 6 };
      },
    });
    await screen.findAllByText(shownNow);
    translate();
    await act(() => undo(change.id));
    expect((await screen.findAllByText(shownAfter)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(shownNow)).toEqual([]);
  });

  it('a double press undoes once', async () => {
    let undone_at: string | null = null;
    const { api } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': () => ({ count: 1, results: [{ ...change, undone_at }] }),
      'POST /api/auth/desk/changes/{id}/undo/': () => {
        undone_at = change.at;
        return { change: 6 };
      },
    });
    const button = await screen.findByRole('button', { name: /^Undo / });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findAllByText('Undone.')).not.toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull());
    // After all that is under way.
    await enqueue(async () => undefined);
    expect(api.callsOf('POST /api/auth/desk/changes/{id}/undo/')).toHaveLength(1);
  });

  it.each([noAnswer(), answer(409, { detail: 'No' })])(
    'an undo that was done is one, though the answer does not say so',
    async (said) => {
      let undone_at: string | null = null;
      const { user } = await open('/desk/log', {
        'GET /api/auth/desk/changes/': () => ({ count: 1, results: [{ ...change, undone_at }] }),
        'POST /api/auth/desk/changes/{id}/undo/': () => {
          undone_at = change.at;
          return said;
        },
      });
      await user.click(await screen.findByRole('button', { name: /^Undo / }));
      expect(await screen.findAllByText('Undone.')).not.toEqual([]);
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull());
    },
  );
});
