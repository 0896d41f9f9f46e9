import { createBrowserRouter } from 'react-router-dom';
import { closeOnBack, leaveOverlayEntry } from './close-on-back';

const pages = ['/', '/list', '/product'];
let loads = 0;
let router: ReturnType<typeof createBrowserRouter>;

let onPopstate: (() => void) | undefined;
// Before all others, which may stop the event.
addEventListener('popstate', () => onPopstate?.(), true);
/** Call it before going back. The router's loaders answer in the same task as the event. */
const popstate = () =>
  new Promise<void>((resolve) => {
    onPopstate = () => setTimeout(resolve);
  });
const shown = () => [router.state.location.pathname, location.pathname];
const go = (delta: number) => {
  const popped = popstate();
  history.go(delta);
  return popped;
};
const back = () => go(-1);

const newRouter = () =>
  createBrowserRouter(pages.map((path) => ({ path, loader: () => (loads += 1) })));

/** The history stays; its listeners and the overlays of the page are gone. */
function reload(): void {
  router.dispose();
  for (const listener of listeners.splice(0)) removeEventListener('popstate', listener, true);
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  leaveOverlayEntry();
  router = newRouter();
}

const listeners: EventListener[] = [];
beforeEach(() => {
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
    if (args[0] === 'popstate' && args[2] === true) listeners.push(args[1] as EventListener);
    Reflect.apply(addEventListener, window, args);
  });
});

/** A visitor who came from the home page to the list. */
beforeEach(async () => {
  history.pushState(null, '', '/');
  loads = 0;
  router = newRouter();
  await router.navigate('/list');
  loads = 0;
});
afterEach(() => router.dispose());

describe('an overlay of the page', () => {
  it('is closed by Back, which leaves the page and its data as they are', async () => {
    const close = jest.fn();
    closeOnBack(close);
    await back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['/list', '/list']);
    expect(loads).toBe(0);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('leaves nothing behind when it is closed otherwise', async () => {
    const leave = closeOnBack(() => undefined);
    const popped = popstate();
    leave();
    leave();
    await popped;
    expect(shown()).toEqual(['/list', '/list']);
    expect(loads).toBe(0);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('gives its place to the page that is gone to from it', async () => {
    const leave = closeOnBack(() => undefined);
    await router.navigate('/product');
    leave();
    expect(shown()).toEqual(['/product', '/product']);
    await back();
    expect(shown()).toEqual(['/list', '/list']);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('may be closed by the same press that goes to another page', async () => {
    const leave = closeOnBack(() => undefined);
    const popped = popstate();
    leave();
    await router.navigate('/product');
    await popped;
    expect(shown()).toEqual(['/product', '/product']);
    await back();
    expect(shown()).toEqual(['/list', '/list']);
  });

  it('may be opened by the press that closes another', async () => {
    const leave = closeOnBack(() => undefined);
    const close = jest.fn();
    const popped = popstate();
    leave();
    closeOnBack(close);
    await popped;
    expect(close).not.toHaveBeenCalled();
    await back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['/list', '/list']);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('is not closed by Back when it was left before', async () => {
    const close = jest.fn();
    const leave = closeOnBack(close);
    const popped = popstate();
    leave();
    await popped;
    expect(close).not.toHaveBeenCalled();
  });

  it('is closed by a jump over several entries, which the router follows', async () => {
    await router.navigate('/product');
    const close = jest.fn();
    closeOnBack(close);
    await go(-2);
    expect(close).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['/list', '/list']);
    await go(1);
    expect(shown()).toEqual(['/product', '/product']);
  });

  it('is closed by a link to a part of the page, which the router follows', async () => {
    const close = jest.fn();
    closeOnBack(close);
    const popped = popstate();
    location.hash = 'reviews';
    await popped;
    expect(close).toHaveBeenCalledTimes(1);
    expect([router.state.location.hash, location.hash]).toEqual(['#reviews', '#reviews']);
    await go(-2);
    expect([...shown(), location.hash]).toEqual(['/list', '/list', '']);
  });

  it('keeps an address that has changed since', async () => {
    closeOnBack(() => undefined);
    await router.navigate('/list?color=Tan', { replace: true });
    await back();
    expect([router.state.location.search, location.search]).toEqual(['?color=Tan', '?color=Tan']);
  });

  it('leaves nothing behind in the history when the page is loaded again', async () => {
    closeOnBack(() => undefined);
    await router.navigate('/list?color=Tan', { replace: true });
    const popped = popstate();
    reload();
    loads = 0;
    await popped;
    expect([router.state.location.search, location.search]).toEqual(['?color=Tan', '?color=Tan']);
    expect(loads).toBe(0);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('has its own entry alone left after a reload, not the page’s', async () => {
    const leave = closeOnBack(() => undefined);
    const popped = popstate();
    leave();
    // The same press opens another, which Back closes.
    closeOnBack(() => undefined);
    await popped;
    await back();
    const go = jest.spyOn(history, 'back');
    reload();
    expect(go).not.toHaveBeenCalled();
  });
});
