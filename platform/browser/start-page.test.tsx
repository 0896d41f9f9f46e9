import { screen, waitFor } from '@testing-library/react';
import { documentPage, type RemoteModule } from '../react';
import { Link } from '../router';
import { routeError } from '../routes';
import { whenInitialized } from './router';
import { startPage } from './start-page';
import { noticeText, sampleSite } from './testing/sample-site';

const mockLoaders = { load: jest.fn(), previous: jest.fn() };
jest.mock('./remote-loader', () => ({
  remoteLoaders: () => mockLoaders,
  versionOf: () => '2.0.0',
}));
// jsdom has no MessageChannel.
jest.mock('./yield-to-main', () => ({ yieldToMain: async () => undefined }));
// A build defines it, as the folder of the host's files.
Object.assign(globalThis, { __webpack_public_path__: '/remotes/host/2.1.0/' });
jest.mock('./router', () => ({ ...jest.requireActual('./router'), whenInitialized: jest.fn() }));

/** What throws while it is rendered. */
const broken = { shell: false, errorPage: false };
const ErrorBoundary = routeError({
  Pending: () => null,
  Unavailable: () => {
    if (broken.errorPage) throw new Error('nothing can be rendered');
    return <p role="alert">This app does not answer</p>;
  },
});
const site = sampleSite({
  Shell: (page) => {
    if (broken.shell) throw new Error('no shell');
    return page;
  },
  ErrorBoundary,
});

const Item = () => {
  throw new TypeError('x is not a function');
};
const notes = {
  name: 'notes',
  routes: [
    { path: '/list', element: <Link to="/item">To the item</Link> },
    { path: '/item', Component: Item },
  ],
  widgets: {},
} as unknown as RemoteModule;

/** The document at an address, as the server sent it; the host then starts. */
function open(address: string, drawnByServer: boolean): void {
  history.pushState(null, '', address);
  const data = {
    config: { siteUrl: 'https://site.example', apiOrigin: '' },
    release: { id: 'r', remotes: { notes: { paths: ['/list', '/item'] } } },
    rendered: { notes: '1.0.0' },
    slots: {},
    places: [],
    ...(drawnByServer ? { owner: 'notes', router: { loaderData: {}, errors: null } } : {}),
  };
  document.body.innerHTML = `<div id="root">${drawnByServer ? '<p>From the server</p>' : ''}</div>
    <script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  startPage(site);
}

/** jsdom loads no documents, and says so. */
const documentLoads = () =>
  jest
    .mocked(console.error)
    .mock.calls.filter(([error]) => /Not implemented: navigation/.test(String(error))).length;

beforeEach(() => {
  // `act` rethrows what a root reports; nothing is mended then.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.assign(documentPage, { hasNavigated: false, reloadedFor: undefined });
  Object.assign(broken, { shell: false, errorPage: false });
  mockLoaders.load.mockResolvedValue(notes);
  mockLoaders.previous.mockRejectedValue(new Error('no previous version'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a page that throws after a click', () => {
  const click = async () => (await screen.findByRole('link', { name: 'To the item' })).click();

  it('is reported once, with the version that threw', async () => {
    const reports: unknown[] = [];
    navigator.sendBeacon = (...report) => reports.push(report) > 0;
    open('/list', true);
    await click();
    await screen.findByRole('alert');
    history.back();
    await click();
    await screen.findByRole('alert');
    expect(reports).toEqual([['/failure', 'draw notes 2.0.0']]);
  });

  it('is the route’s error page', async () => {
    open('/list', true);
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
    expect(documentPage.hasNavigated).toBe(true);
    expect(documentLoads()).toBe(0);
  });

  it('is loaded as a document, once, when no error page can be drawn either', async () => {
    open('/list', true);
    broken.errorPage = true;
    await click();
    await waitFor(() => expect(documentLoads()).toBe(1));
    expect(location.pathname).toBe('/item');
    expect(screen.queryByText('From the server')).toBeNull();
  });
});

it('a page that Back or Forward leaves before its scripts draw it is not hydrated for another address', async () => {
  window.shopBooting = {
    isLeaving: true,
    stopRecordingClicks: jest.fn(),
    replay: jest.fn(),
    discardClicks: jest.fn(),
  };
  open('/list', true);
  await waitFor(() => expect(whenInitialized).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByText('From the server')).toBeVisible();
  expect(window.shopBooting.stopRecordingClicks).not.toHaveBeenCalled();
  window.shopBooting = undefined;
});

describe('a page that throws while it comes alive', () => {
  it('stays as the server drew it, and is not loaded again', async () => {
    open('/item', true);
    expect(await screen.findByText(noticeText)).toBeVisible();
    expect(screen.getByText('From the server')).toBeVisible();
    expect(documentLoads()).toBe(0);
  });

  it('says so where the server drew nothing and the next attempt fails too', async () => {
    broken.shell = true;
    jest
      .mocked(whenInitialized)
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('no router'));
    open('/nowhere', false);
    expect(await screen.findByText(noticeText)).toBeVisible();
  });
});
