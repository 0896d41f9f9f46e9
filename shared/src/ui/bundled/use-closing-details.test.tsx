import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { useLayoutEffect } from 'react';
import { useClosingDetails } from './use-closing-details';

let onPopstate: (() => void) | undefined;
// Before all others, which may stop the event.
addEventListener('popstate', () => onPopstate?.(), true);
/** Call it before what goes back. */
const popstate = () =>
  new Promise<void>((resolve) => {
    onPopstate = () => setTimeout(resolve);
  });

function Menu() {
  return (
    <details ref={useClosingDetails()}>
      <summary>Menu</summary>
    </details>
  );
}

/** A page with its menu open. */
async function show() {
  const page = renderRoutes([{ path: '/', element: <Menu /> }], '/');
  const details = screen.getByRole<HTMLDetailsElement>('group');
  const toggled = () =>
    new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
  details.open = true;
  await toggled();
  return { ...page, details, toggled };
}

it('a menu that was opened before scripts came stays open, and closes by Back', async () => {
  function OpenedBefore() {
    const details = useClosingDetails();
    useLayoutEffect(() => {
      if (!details.current) return;
      details.current.open = true;
      // Its event was long ago.
      const stop = (event: Event) => event.stopImmediatePropagation();
      details.current.addEventListener('toggle', stop, { once: true });
    }, [details]);
    return (
      <details ref={details}>
        <summary>Menu</summary>
      </details>
    );
  }
  renderRoutes([{ path: '/', element: <OpenedBefore /> }], '/');
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(true);
  const popped = popstate();
  history.back();
  await popped;
  expect(details.open).toBe(false);
});

describe('a menu that closes by Back', () => {
  it('is closed by it', async () => {
    const { details } = await show();
    const popped = popstate();
    history.back();
    await popped;
    expect(details.open).toBe(false);
  });

  it('stays open when it was closed and opened again at once', async () => {
    const { details, toggled, unmount } = await show();
    const popped = popstate();
    details.open = false;
    details.open = true;
    await toggled();
    await popped;
    expect(details.open).toBe(true);
    const left = popstate();
    unmount();
    await left;
  });

  it('leaves the history as it was when it goes while it is open', async () => {
    const heard = jest.fn();
    const { unmount } = await show();
    addEventListener('popstate', heard, true);
    const popped = popstate();
    unmount();
    await popped;
    expect(Object.hasOwn(history, 'pushState')).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    history.pushState(null, '', '/');
    const next = popstate();
    history.back();
    await next;
    expect(heard).toHaveBeenCalledTimes(1);
    removeEventListener('popstate', heard, true);
  });
});
