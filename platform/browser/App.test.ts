import { withSynchronousNavigation } from './App';
import type { Router } from './router';

type Subscriber = Parameters<Router['subscribe']>[0];

const options = { deletedFetchers: [], newErrors: null, flushSync: false };
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A router that has gone as far as the test says. */
function openRouter() {
  let tell: Subscriber = () => undefined;
  const router = {
    state: stateOf('idle', '/products'),
    get window() {
      return window;
    },
    subscribe(subscriber: Subscriber) {
      tell = subscriber;
      return () => undefined;
    },
  } as unknown as Router;
  const drawn: string[] = [];
  const eager = withSynchronousNavigation(router);
  eager.subscribe(({ navigation, location }, { flushSync }) =>
    drawn.push(`${navigation.state} ${location.pathname}${flushSync ? ' at once' : ''}`),
  );
  const become = (navigation: 'idle' | 'loading', pathname: string, next?: string) => {
    Object.assign(router, { state: stateOf(navigation, pathname, next) });
    tell(router.state, options);
  };
  return { router, eager, drawn, become };
}

const stateOf = (navigation: string, pathname: string, next = '/products/tote') =>
  ({
    navigation: { state: navigation, location: { pathname: next } },
    location: { pathname },
  }) as Router['state'];

describe('a page that a visitor opens', () => {
  it('is drawn within the press when its data is at hand, with nothing in between', async () => {
    const { become, drawn } = openRouter();
    become('loading', '/products');
    become('loading', '/products');
    become('idle', '/products/tote');
    expect(drawn).toEqual(['idle /products/tote at once']);
    await nextTask();
    expect(drawn).toHaveLength(1);
  });

  it('shows that it is loading when something must be waited for, and follows', async () => {
    const { become, drawn } = openRouter();
    become('loading', '/products');
    await nextTask();
    become('idle', '/products/tote');
    expect(drawn).toEqual(['loading /products', 'idle /products/tote']);
  });

  it('shows the latest when one is opened while another is on its way', async () => {
    const { become, drawn } = openRouter();
    become('loading', '/products');
    await nextTask();
    become('loading', '/blog');
    become('idle', '/blog');
    await nextTask();
    expect(drawn).toEqual(['loading /products', 'idle /blog at once']);
  });

  it('is drawn in slices when only its query changes', () => {
    const { become, drawn } = openRouter();
    become('loading', '/products', '/products');
    become('idle', '/products');
    expect(drawn).toEqual(['idle /products']);
  });

  it('takes the focus from what is removed before it is, not from a page whose filter changes', () => {
    document.body.innerHTML = '<main id="main"><a href="/products/tote">Tote</a></main>';
    const link = document.querySelector('a');
    link?.focus();
    const { router, become } = openRouter();
    const focused: (Element | null)[] = [];
    withSynchronousNavigation(router).subscribe(() => focused.push(document.activeElement));
    become('loading', '/products', '/products');
    become('idle', '/products');
    become('loading', '/products');
    become('idle', '/products/tote');
    expect(focused).toEqual([link, document.body]);
  });

  it('is drawn as ever when it never loads', () => {
    const { become, drawn } = openRouter();
    become('idle', '/about');
    expect(drawn).toEqual(['idle /about']);
  });
});

it('all else of the router stays as it is, its state the latest', () => {
  const { router, eager, become } = openRouter();
  become('idle', '/about');
  expect(eager.state).toBe(router.state);
  expect(eager.window).toBe(window);
});
