import type { MockHandlers } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { drafts } from '../data/drafts';
import { open, order, versioned } from '../testing/open-desk';

describe('an order', () => {
  const patch = 'PATCH /api/auth/desk/orders/{id}/';

  const openOrder = (handlers: MockHandlers = {}) =>
    open('/desk/orders/9', { 'GET /api/auth/desk/orders/{id}/': order, ...handlers });

  it('changes its state by one press, and the text for the chat follows', async () => {
    const sent = { ...order, status: 'sent' as const, version: 3, change: 4 };
    const { api, user } = await openOrder({ [patch]: sent });
    const chat = await screen.findByRole('link', { name: 'Answer in the chat' });
    const text = () => new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    expect(text()).toMatch(/^Your order K7Q4 is confirmed\.\nAmount: ₹4,100\n\S+\/orders\/K7Q4W/);
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state confirmed → sent')).not.toEqual([]);
    expect(api.callsOf(patch)[0]?.body).toEqual({ version: 2, status: 'sent' });
    expect(text()).toMatch(/^Your order K7Q4 is on its way\./);
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps an amount that was typed and not saved while another page is open', async () => {
    const { user, router } = await openOrder({
      'GET /api/auth/desk/changes/': { count: 0, results: [] },
      [patch]: versioned(order),
    });
    await user.type(await screen.findByLabelText('Amount to pay'), '0');
    await act(() => router.navigate('/desk/log'));
    expect(await screen.findByText('None.')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Amount to pay')).toHaveValue('41000');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findAllByText('Order K7Q4: amount ₹4,100 → ₹41,000')).not.toEqual([]);
    expect(drafts.get('order 9')).toEqual({});
  });

  it('says so when what was typed changes nothing', async () => {
    const { user } = await openOrder({ [patch]: order });
    const amount = await screen.findByLabelText('Amount to pay');
    await user.clear(amount);
    await user.type(amount, '₹4100');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findAllByText('Nothing was changed.')).not.toEqual([]);
  });

  it('has its state though the answer is lost', async () => {
    let now = order;
    const { user } = await openOrder({
      'GET /api/auth/desk/orders/{id}/': () => now,
      [patch]: () => {
        now = { ...order, status: 'sent', version: 3 };
        return noAnswer();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state confirmed → sent')).not.toEqual([]);
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });

  it('says what another phone has changed', async () => {
    const current = { ...order, status: 'paid' as const, version: 5 };
    const { user } = await openOrder({ [patch]: answer(409, { detail: 'No', current }) });
    await user.type(await screen.findByLabelText('Amount to pay'), '0');
    await user.click(screen.getByRole('button', { name: 'Save the amount' }));
    expect(await screen.findByText(/Somebody else .*: state confirmed → paid\./)).toBeVisible();
    expect(screen.getByLabelText('Amount to pay')).toHaveValue('41000');
  });

  it('takes quick presses one after the other, and shows no older state when one fails', async () => {
    const { api, user } = await openOrder({ [patch]: versioned(order) });
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    expect(await screen.findAllByText('Order K7Q4: state paid → sent')).not.toEqual([]);
    const bodies = () => api.callsOf(patch).map(({ body }) => body);
    expect(bodies()).toEqual([
      { version: 2, status: 'paid' },
      { version: 3, status: 'sent' },
    ]);
    api.use({ [patch]: answer(400, { detail: 'Not now.' }) });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findAllByText('Nothing was saved. Not now.')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes nothing more that was pressed before another phone’s change could be seen', async () => {
    const current = { ...order, status: 'cancelled' as const, version: 5 };
    let letGo = (): void => undefined;
    const bothPressed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { api, user } = await openOrder({
      [patch]: async (call: { body: unknown }) => bothPressed.then(() => versioned(current)(call)),
    });
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    letGo();
    expect(
      await screen.findByText(/Somebody else .*: state confirmed → cancelled\./),
    ).toBeVisible();
    const cancelled = screen.getByRole('button', { name: 'Cancelled' });
    await waitFor(() => expect(cancelled).toHaveAttribute('aria-pressed', 'true'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(api.callsOf(patch).map(({ body }) => body)).toEqual([
        { version: 2, status: 'paid' },
        { version: 5, status: 'done' },
      ]),
    );
  });
});
