import { createBrowserRouter } from 'react-router-dom';
import { closeOnBack } from './close-on-back';

const pages = ['/', '/list', '/product'];
let loads = 0;
let router: ReturnType<typeof createBrowserRouter>;

/** The browser goes back in tasks of its own. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
const shown = () => [router.state.location.pathname, location.pathname];
const back = () => {
  history.back();
  return settled();
};

/** A visitor who came from the home page to the list. */
beforeEach(async () => {
  history.pushState(null, '', '/');
  loads = 0;
  router = createBrowserRouter(pages.map((path) => ({ path, loader: () => (loads += 1) })));
  await router.navigate('/list');
  loads = 0;
});
afterEach(() => router.dispose());

describe('what lies over the page', () => {
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
    leave();
    leave();
    await settled();
    expect(shown()).toEqual(['/list', '/list']);
    expect(loads).toBe(0);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('gives its place to the page that is gone to from it', async () => {
    const leave = closeOnBack(() => undefined);
    await router.navigate('/product');
    leave();
    await settled();
    expect(shown()).toEqual(['/product', '/product']);
    await back();
    expect(shown()).toEqual(['/list', '/list']);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('may be closed by the same press that goes to another page', async () => {
    const leave = closeOnBack(() => undefined);
    leave();
    await router.navigate('/product');
    await settled();
    expect(shown()).toEqual(['/product', '/product']);
    await back();
    expect(shown()).toEqual(['/list', '/list']);
  });

  it('may be opened by the press that closes another', async () => {
    const leave = closeOnBack(() => undefined);
    const close = jest.fn();
    leave();
    closeOnBack(close);
    await settled();
    expect(close).not.toHaveBeenCalled();
    await back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['/list', '/list']);
    await back();
    expect(shown()).toEqual(['/', '/']);
  });

  it('keeps what the address has become meanwhile', async () => {
    closeOnBack(() => undefined);
    await router.navigate('/list?color=Tan', { replace: true });
    await back();
    expect([router.state.location.search, location.search]).toEqual(['?color=Tan', '?color=Tan']);
  });
});
