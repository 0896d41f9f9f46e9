import { setImmediate } from 'node:timers';
import { type PageHandle, setRemoteLoader } from '../react';
import { Outlet } from '../router';
import { siteRoutes } from '../routes';
import { pageRenderer } from './render-page';

beforeAll(() => {
  // React's stream needs it, and jsdom has none.
  Object.assign(globalThis, { setImmediate });
});

it('widgets are in the page in one order, whichever came first', async () => {
  const waitMs: Record<string, number> = {};
  setRemoteLoader(async () => ({
    name: 'notices',
    routes: [],
    widgets: Object.fromEntries(
      ['First', 'Second'].map((name) => [
        name,
        async () => ({
          Component: () => <p>{name}</p>,
          load: () => new Promise((resolve) => setTimeout(resolve, waitMs[name], name)),
        }),
      ]),
    ),
  }));
  const handle = {
    serverWidgets: () =>
      ['First', 'Second'].map((name) => ({ name: `notices/${name}`, props: {} })),
  } as unknown as PageHandle;
  const site = {
    routes: siteRoutes({
      Shell: () => null,
      ErrorBoundary: () => null,
      pages: [{ index: true, handle, Component: () => <p>Home</p> }],
      notFound: {},
    }),
    title: () => 'Town Library',
    Shell: () => null,
  };
  const styles = { site: '', first: () => ({ styles: '' }), whole: () => '' };
  const { renderPage } = pageRenderer(site, styles);
  const page = async (first: number, second: number) => {
    Object.assign(waitMs, { First: first, Second: second });
    return JSON.stringify(await renderPage('http://library.example/', undefined));
  };
  const inOrder = await page(0, 50);
  expect(inOrder).toMatch(/First.*Second/);
  expect(await page(50, 0)).toBe(inOrder);
});

it('a page whose module exports no Component fails, and says so', async () => {
  const render = (lazy: () => Promise<object>) => {
    const site = {
      routes: siteRoutes({
        Shell: Outlet,
        ErrorBoundary: () => null,
        pages: [{ path: '/hours', lazy }],
        notFound: {},
      }),
      title: () => 'Town Library',
      Shell: () => null,
    };
    const styles = { site: '', first: () => ({ styles: '' }), whole: () => '' };
    return pageRenderer(site, styles).renderPage('http://library.example/hours', undefined);
  };
  const Hours = () => <p>Hours</p>;
  expect(await render(async () => ({ Component: Hours }))).toMatchObject({ html: '<p>Hours</p>' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await render(async () => ({ action: () => null }))).toMatchObject({ html: '' });
  jest.restoreAllMocks();
  await expect(render(async () => ({ default: Hours }))).rejects.toThrow(
    'the module of /hours exports no Component',
  );
});
