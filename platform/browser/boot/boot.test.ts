import { loadChunk } from '../load-chunk';
import type { PageScript } from '../page-data';

/** The page as the server sends it; the script in it then begins to listen. */
async function open(
  body: string,
  scripts: readonly PageScript[] = [],
  head: readonly Element[] = [],
  later: readonly PageScript[] = [],
): Promise<void> {
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'boot-data';
  data.textContent = JSON.stringify({ scripts, later });
  document.head.replaceChildren(data, ...head);
  window.location.hash = '';
  sessionStorage.clear();
  await jest.isolateModulesAsync(async () => {
    const { bootPage } = await import('./boot');
    bootPage({
      typeface: {
        font: '600 1em "Site Display"',
        text: 'A₹',
        next: ['400 1em "Site Text"'],
        isKnown: (url) => localStorage.getItem('face') === url,
        setKnown: (url) => localStorage.setItem('face', url),
      },
      keepWaiting: (queries) => sessionStorage.setItem('waiting', JSON.stringify(queries)),
    });
  });
}

const heart = '<a href="#login&want=wishlist" data-want="wishlist">Add Tote to wishlist</a>';
const corner = (link = heart) => `<article><b>Tote</b><p>${link}<i></i></p></article>`;
const link = () => document.querySelector('a') as HTMLAnchorElement;

/** The account team's button takes the place of the link that stood in for it. */
function fill(): jest.Mock {
  const button = document.createElement('button');
  const press = jest.fn();
  button.addEventListener('click', press);
  link().replaceWith(button);
  return press;
}

/** Calls the page's observers. */
const flushed = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const saved = () => JSON.parse(sessionStorage.getItem('waiting') ?? '[]');

const loadFonts = jest.fn<Promise<FontFace[]>, []>();
Object.defineProperty(document, 'fonts', { value: { load: loadFonts } });

let listeners: Parameters<typeof removeEventListener>[] = [];
beforeEach(() => {
  delete document.documentElement.dataset.page;
  loadFonts.mockReset().mockResolvedValue([]);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  // What one page listens for is gone with it.
  for (const target of [window, document]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      listeners.push([target, ...args] as never);
      Reflect.apply(addEventListener, target, args);
    });
  }
});
afterEach(() => {
  for (const [target, ...args] of listeners as unknown as [EventTarget, string, () => void][]) {
    target.removeEventListener(...args);
  }
  listeners = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a heart that is pressed before its button is there', () => {
  it('shows at once that it was, and is not followed', async () => {
    await open(corner());
    link().click();
    expect(link()).toHaveAttribute('aria-busy', 'true');
    expect(window.location.hash).toBe('');
  });

  it('has the button pressed that takes its place, once', async () => {
    await open(corner());
    link().click();
    link().click();
    const press = fill();
    await flushed();
    expect(press).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(20_000);
    expect(window.location.hash).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toEqual([]);
  });

  it('is followed when no button comes in ten seconds: the link holds the pending action', async () => {
    await open(corner());
    link().click();
    jest.advanceTimersByTime(9_999);
    expect(window.location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(window.location.hash).toBe('#login&want=wishlist');
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toEqual([]);
  });

  it.each(['static', 'failed'])('is followed at once in a page known to be %s', async (mark) => {
    await open(corner());
    document.documentElement.dataset.page = mark;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(link().dispatchEvent(event)).toBe(true);
    expect(link()).not.toHaveAttribute('aria-busy');
  });

  it('is left for the next page, with all others, when the visitor goes on', async () => {
    const to = (product: number) =>
      `<a href="/login?want=cart&product=${product}" data-want="cart">`;
    await open(`${corner(`${to(7)}One</a>`)}${corner(`${to(8)}Two</a>`)}`);
    for (const one of document.querySelectorAll('a')) one.click();
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toEqual(['?want=cart&product=7', '?want=cart&product=8']);
    // The page may come back from the page cache: it has been done by then.
    const press = fill();
    await flushed();
    expect(press).not.toHaveBeenCalled();
  });

  it('is followed by the page’s end without a complaint where storage is blocked', async () => {
    const complaint = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', complaint);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await open(corner());
    link().click();
    window.dispatchEvent(new Event('pagehide'));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('opens in a new tab for a visitor who wants that', async () => {
    await open(corner());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link().addEventListener('click', (click) => {
      expect(click.defaultPrevented).toBe(false);
      click.preventDefault();
    });
    link().dispatchEvent(event);
    expect(link()).not.toHaveAttribute('aria-busy');
  });

  it('leaves every other link alone', async () => {
    await open('<a href="#elsewhere">View Tote</a>');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(link().dispatchEvent(event)).toBe(true);
    expect(link()).not.toHaveAttribute('aria-busy');
  });
});

describe('a button that is pressed before scripts draw the page', () => {
  it('shows so at once, until it is pressed again for the visitor', async () => {
    await open('<button type="button">Open the picture</button>');
    const button = document.querySelector('button') as HTMLButtonElement;
    button.click();
    expect(button).toHaveAttribute('aria-busy', 'true');
    const press = jest.fn();
    button.addEventListener('click', press);
    window.shopBooting?.stopRecordingClicks();
    window.shopBooting?.replay();
    jest.advanceTimersByTime(1);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('the mark that the page’s style goes by', () => {
  const { dataset } = document.documentElement;

  it('says that scripts draw the page, unless they have given it up before', async () => {
    await open('');
    window.shopBooting?.replay();
    expect(dataset.page).toBe('alive');
    dataset.page = 'static';
    window.shopBooting?.replay();
    expect(dataset.page).toBe('static');
  });

  it('leaves alone pictures that have come by themselves meanwhile', async () => {
    await open('');
    jest.spyOn(performance, 'now').mockReturnValue(9_000);
    window.shopBooting?.replay();
    expect(dataset.page).toBeUndefined();
  });

  it.each([
    ['/remotes/host/1.0.0/main.js', 'failed'],
    ['/remotes/catalog/1.0.0/remoteEntry.js', undefined],
  ])('after %s did not come is %s', async (url, mark) => {
    await open('', [{ url, integrity: '' }]);
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(1);
    document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(dataset.page).toBe(mark);
  });

  it('comes alive where a chunk of the host comes when it is asked for once more', async () => {
    const url = '/remotes/host/1.0.0/home.chunk.js';
    await open('', [{ url, integrity: '' }]);
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(1);
    const script = () => document.head.querySelector('script[src]');
    const first = script();
    first?.dispatchEvent(new Event('error'));
    const done = jest.fn();
    loadChunk(url, done);
    // Of the first one no event comes any more.
    expect(script()).not.toBe(first);
    script()?.dispatchEvent(new Event('load'));
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
    window.shopBooting?.replay();
    expect(dataset.page).toBe('alive');
  });
});

describe('a button that is pressed before the scripts run', () => {
  const button = () => document.querySelector('button') as HTMLButtonElement;
  const host = { url: '/remotes/host/1.0.0/main.js', integrity: '' };

  it('shows so until it is pressed again by the script', async () => {
    await open('<button type="button">More</button>');
    button().click();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    const press = jest.fn();
    button().addEventListener('click', press);
    window.shopBooting?.replay();
    expect(button()).not.toHaveAttribute('aria-busy');
    jest.advanceTimersByTime(1);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not wait for scripts that cannot come', async () => {
    await open('<button type="button">More</button>', [host]);
    button().click();
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(1);
    document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(button()).not.toHaveAttribute('aria-busy');
    button().click();
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

describe('the display face', () => {
  const fallback = () => document.getElementById('fallback-face') as HTMLStyleElement;
  /** The page with its face, as it is before the picture is there. */
  async function openWithFace(url = '/face.1.woff2'): Promise<void> {
    const fallback = document.createElement('style');
    fallback.id = 'fallback-face';
    fallback.dataset.face = url;
    fallback.media = 'screen';
    await open('', [], [fallback]);
  }
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-faces');
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(document, 'readyState'));

  it('is asked for after the page has loaded, and drawn when it is there', async () => {
    let arrive = (_faces: FontFace[]) => {};
    loadFonts.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await openWithFace();
    expect(loadFonts).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(loadFonts).toHaveBeenCalledTimes(1);
    expect(fallback().media).toBe('screen');
    arrive([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(fallback().media).toBe('not all');
  });

  it('is left to the browser when a part of it does not come', async () => {
    loadFonts.mockRejectedValue(new DOMException('A network error occurred.', 'NetworkError'));
    await openWithFace();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(fallback().media).toBe('not all');
  });

  it('is drawn at once where the browser has had it, and a new one is not', async () => {
    await openWithFace();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    await openWithFace();
    expect(fallback().media).toBe('not all');
    await openWithFace('/face.2.woff2');
    expect(fallback().media).toBe('screen');
  });

  it('is followed by the faces of the next page, which are not drawn on this one', async () => {
    await openWithFace();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(loadFonts.mock.calls).toEqual([
      ['600 1em "Site Display"', 'A₹'],
      ['400 1em "Site Text"', 'A₹'],
    ]);
    expect(document.documentElement).not.toHaveAttribute('data-faces');
    await openWithFace();
    expect(document.documentElement).toHaveAttribute('data-faces');
  });

  it('is asked for again where a face of the next page does not come', async () => {
    loadFonts.mockResolvedValueOnce([]).mockRejectedValueOnce(new DOMException('no line'));
    await openWithFace();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    await openWithFace();
    expect(fallback().media).toBe('screen');
  });

  it('comes where storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    await openWithFace();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(fallback().media).toBe('not all');
  });
});

describe('the loading overlay', () => {
  afterEach(() => Reflect.deleteProperty(document, 'readyState'));

  it('lies over the page until its load event, fades, and is taken out', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    await open('<div id="loading-overlay">Loading...</div>');
    const overlay = document.getElementById('loading-overlay');
    await jest.advanceTimersByTimeAsync(1000);
    expect(overlay).not.toHaveClass('off');
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(overlay).toHaveClass('off');
    await jest.advanceTimersByTimeAsync(600);
    expect(overlay).not.toBeInTheDocument();
  });
});

describe('the start of the scripts', () => {
  const script = { url: '/remotes/host/1.0.0/main.js', integrity: '' };
  const asked = () => document.head.querySelector('script[src]') !== null;
  let report: (entries: readonly object[]) => void;

  async function load(body: string, supportedEntryTypes: readonly string[]): Promise<void> {
    class Observer {
      static supportedEntryTypes = supportedEntryTypes;
      constructor(callback: (list: { getEntries(): readonly object[] }) => void) {
        report = (entries) => callback({ getEntries: () => entries });
      }
      observe() {}
    }
    Object.defineProperty(window, 'PerformanceObserver', { value: Observer, configurable: true });
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    await open(body, [script]);
    window.dispatchEvent(new Event('load'));
  }
  afterEach(() => {
    Reflect.deleteProperty(document, 'readyState');
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  const picture = '<img fetchpriority="high" alt="">';
  const lcp = ['largest-contentful-paint'];
  const twoFramesMs = 40;

  it('waits for the main picture to be on the screen', async () => {
    await load(picture, lcp);
    report([{ url: '' }]);
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(false);
    report([{ url: '/media/bag.avif' }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(true);
  });

  it('waits for the whole page after an early press, and for the frame after it', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    await open(picture, [script]);
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(false);
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(false);
    await jest.advanceTimersByTimeAsync(twoFramesMs);
    expect(asked()).toBe(true);
  });

  it('comes after the frame that shows what was pressed', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    await open(picture, [script]);
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(false);
    await jest.advanceTimersByTimeAsync(twoFramesMs);
    expect(asked()).toBe(true);
  });

  it('puts what fills places behind the page’s own scripts', async () => {
    const button = { url: '/remotes/account/1.0.0/remoteEntry.js', integrity: '' };
    await open('', [script, { ...script, url: '/remotes/host/1.0.0/more.js' }], [], [button]);
    await jest.advanceTimersByTimeAsync(1);
    const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(scripts.map(({ src }) => new URL(src).pathname.split('/').pop())).toEqual([
      'main.js',
      'more.js',
      'remoteEntry.js',
    ]);
  });

  it('does not wait long for a picture that is smaller than a text', async () => {
    await load(picture, lcp);
    await jest.advanceTimersByTimeAsync(201);
    expect(asked()).toBe(true);
  });

  it('waits for any text to be on the screen in a page without a main picture', async () => {
    await load('', lcp);
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(false);
    report([{ url: '' }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(true);
  });

  it('does not wait in a hidden tab, where nothing is painted', async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await load(picture, lcp);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(true);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('comes two frames after the load in a browser that does not report paints', async () => {
    await load(picture, []);
    await jest.advanceTimersByTimeAsync(50);
    expect(asked()).toBe(true);
  });
});

describe('Back and Forward, between entries that a router made before a reload', () => {
  /** jsdom loads no documents, and says so. */
  let loads: jest.SpyInstance;
  const go = (path: string) => {
    history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  beforeEach(async () => {
    history.replaceState(null, '', '/faq?a=1');
    await open('');
    loads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('load the document while no router draws pages', () => {
    expect(window.shopBooting?.isLeaving).toBeUndefined();
    go('/about');
    expect(loads).toHaveBeenCalledTimes(1);
    expect(window.shopBooting?.isLeaving).toBe(true);
    go('/faq');
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('leave the page alone within it, and where a router draws pages', () => {
    go('/faq?a=1#delivery');
    Object.assign(window.shopBooting ?? {}, { hasRouter: true });
    go('/about');
    expect(loads).not.toHaveBeenCalled();
  });
});
