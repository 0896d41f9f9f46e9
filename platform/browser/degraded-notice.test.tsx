import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifyRemoteRecovered } from '../react';
import { showDegradedNotice } from './degraded-notice';
import { DegradedNotice } from './testing/sample-site';

describe('a page that could not be brought to life', () => {
  it('starts once when the visitor tries again and the part that was missed comes by it', async () => {
    let starts = 0;
    let alive = () => {};
    act(() => {
      showDegradedNotice(DegradedNotice, () => {
        starts += 1;
        return new Promise((resolve) => {
          alive = resolve;
        });
      });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    act(() => notifyRemoteRecovered());
    await act(async () => alive());
    expect(starts).toBe(1);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('can be tried again as often as that fails, and starts by itself in the end', async () => {
    let works = false;
    act(() => {
      showDegradedNotice(DegradedNotice, () =>
        works ? Promise.resolve() : Promise.reject(new Error('still down')),
      );
    });
    const button = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    works = true;
    await act(async () => notifyRemoteRecovered());
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
