import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { currentToasts, showToast } from '../toasts/toast-store';
import { useModal } from './use-modal';

function Panel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog ref={dialog} aria-label="Cart" onClose={onClose}>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
      <a href="#order">Order</a>
    </dialog>
  );
}

const closed = jest.fn();
const pressed = jest.fn();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={pressed}>
        Behind
      </button>
      {isOpen && <Panel onClose={close} />}
      <a href="#terms">Terms</a>
    </>
  );
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const backOver = () => waitFor(() => expect(history.state).toEqual({ idx: 3 }));

async function open() {
  history.replaceState({ idx: 3 }, '');
  const user = userEvent.setup();
  const page = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Cart' });
  // The rest of a modal dialog comes with a script of its own.
  await waitFor(() => expect(dialog).toHaveAttribute('aria-modal', 'true'));
  return { user, page };
}

/** jsdom has no `showModal`, nor `close`, as Firefox below 98. */
describe('a panel in a browser without modal dialogs', () => {
  beforeEach(() => {
    closed.mockClear();
    pressed.mockClear();
  });

  it('lies over the page, which stays still behind it', async () => {
    expect(HTMLDialogElement.prototype.showModal).toBeUndefined();
    const { user } = await open();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(document.documentElement.style.overflow).toBe('');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('dismisses the messages of success, and no other', async () => {
    showToast({ text: 'Added to wishlist', tone: 'success' });
    showToast({ text: 'Failed to add to cart', tone: 'error' });
    showToast({ text: 'Please login to wishlist items!' });
    const { user } = await open();
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'Failed to add to cart',
      'Please login to wishlist items!',
    ]);
    await user.keyboard('{Escape}');
    await isClosed();
  });

  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    for (let step = 0; step < 6; step += 1) {
      await user.tab({ shift: step > 2 });
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes on Back', async () => {
    await open();
    history.back();
    await isClosed();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes on a press outside, which does nothing else', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    await isClosed();
    await backOver();
    expect(pressed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('opens again, and goes with its page without a word', async () => {
    const { user, page } = await open();
    await user.keyboard('{Escape}');
    await isClosed();
    await backOver();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    page.unmount();
    await backOver();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
