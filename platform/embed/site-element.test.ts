import { waitFor } from '@testing-library/dom';
import { expectConsole } from '../testing/console/watch-console';
import type { Fragment } from './fragment';
import { siteElement } from './site-element';

const shop = 'https://shop.example';
customElements.define(
  'shop-grid',
  siteElement({ origin: shop }, 'catalog/Grid', ['category', 'limit']),
);
type ShopElement = HTMLElement & { refresh(): Promise<void> };

const grid = (text: string): Fragment => ({
  css: 'p{color:tan}',
  nodes: [
    [
      'div',
      { part: 'root' },
      [
        'p',
        { style: 'color: red' },
        ['a', { href: `${shop}/products/tote` }, text],
        ['a', { href: 'https://wa.me/91?text=a' }, 'Order'],
        ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
      ],
    ],
  ],
});

const fetched = jest.fn();
const answers = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  document.body.replaceChildren();
  fetched.mockReset().mockImplementation((url: string) => answers(200, grid(url))());
  globalThis.fetch = fetched;
});

/** As browsers do: the request fails first, the event follows. */
const refusedByPolicy = async (url: string) => {
  setTimeout(() => {
    const event = new Event('securitypolicyviolation');
    document.dispatchEvent(Object.assign(event, { blockedURI: url }));
  });
  throw new TypeError('Failed to fetch');
};

let pages = 0;
/** A category of its own for each test, since elements share answers. */
const newCategory = () => `test-${++pages}`;

function place(attributes: Record<string, string>): ShopElement {
  const element = document.createElement('shop-grid') as ShopElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = '<a href="https://shop.example/products">All products</a>';
  document.body.append(element);
  return element;
}

const shown = (element: Element) => element.shadowRoot?.querySelector('a')?.textContent;
const showing = async (element: Element) => {
  await waitFor(() => expect(shown(element)).toBeTruthy());
  return shown(element);
};

describe('an element that shows a widget of the shop', () => {
  it('asks for what its attributes say, once for all that ask for the same', async () => {
    const category = newCategory();
    const all = [1, 2, 3].map(() => place({ category, limit: ' 4 ', other: 'x' }));
    for (const one of all) {
      expect(await showing(one)).toBe(`${shop}/embed/v1/catalog/Grid?category=${category}&limit=4`);
    }
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });

  it('builds drawings as drawings, and styles past style attributes', async () => {
    const element = place({ category: newCategory() });
    await showing(element);
    const root = element.shadowRoot;
    expect(root?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(root?.querySelector<HTMLElement>('p')?.style.color).toBe('red');
  });

  it('follows its attributes, also while it is loading: the last one counts', async () => {
    const element = place({ category: newCategory() });
    const later = newCategory();
    const last = newCategory();
    element.setAttribute('category', later);
    await Promise.resolve();
    element.setAttribute('category', last);
    await waitFor(() => expect(shown(element)).toContain(last));
    expect(fetched.mock.calls.map(([url]) => url).join()).toContain(last);
  });

  it.each([
    ['rgb(240, 240, 240)', true],
    ['rgb(107, 114, 128)', false],
    ['oklch(0.967 0.003 264.542)', true],
    ['oklch(0.551 0.027 264.364)', false],
    ['lab(96 none none)', true],
    ['lab(48 -1 -8)', false],
    ['color(display-p3 0.9 0.9 0.9 / 0.8)', true],
    ['color(srgb 0.42 0.45 0.5)', false],
  ])('is marked as dark where the page’s own text is light: %s', async (color, dark) => {
    const styles = jest.spyOn(window, 'getComputedStyle');
    styles.mockReturnValue({ color } as CSSStyleDeclaration);
    const element = place({ category: newCategory() });
    await waitFor(() => expect(element.shadowRoot?.textContent).toBeTruthy());
    styles.mockRestore();
    expect(element.hasAttribute('data-dark')).toBe(dark);
  });

  it('marks links into the shop when asked to', async () => {
    const element = place({ category: newCategory(), tag: 'july & august' });
    await showing(element);
    const [view, order] = [...(element.shadowRoot?.querySelectorAll('a') ?? [])];
    expect(view?.href).toBe(
      `${shop}/products/tote?utm_source=localhost&utm_medium=embed&utm_campaign=july+%26+august`,
    );
    expect(order?.href).toBe('https://wa.me/91?text=a');
  });

  it.each([
    ['refuses', answers(400, { error: 'limit is a whole number' }), 'limit is a whole number'],
    ['answers nonsense', answers(200, {}), 'the shop answered 200, with nothing to show'],
    [
      'is a gateway whose shop is gone',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'the shop answered 502, with nothing to show',
    ],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'the shop cannot be reached',
    ],
    ['is not named by the page’s policy', refusedByPolicy, 'Content-Security-Policy'],
  ])('keeps the page’s own links when the shop %s, and says so', async (_, answer, reason) => {
    expectConsole('warn', reason);
    fetched.mockImplementation(answer);
    const errors: string[] = [];
    document.addEventListener('shop:error', (event) =>
      errors.push((event as CustomEvent<{ reason: string }>).detail.reason),
    );
    const element = place({ category: newCategory() });
    await waitFor(() => expect(errors).toEqual([expect.stringContaining(reason)]));
    expect(element.shadowRoot).toBeNull();
    expect(element.querySelector('a')).toHaveTextContent('All products');
  });

  it('says why to a page that has it in a component of its own', async () => {
    expectConsole('warn', 'sold out');
    fetched.mockImplementation(answers(503, { error: 'sold out' }));
    const failed = new Promise((resolve) => document.addEventListener('shop:error', resolve));
    const component = document.createElement('div');
    document.body.append(component);
    component.attachShadow({ mode: 'open' }).append(place({ category: newCategory() }));
    expect(await failed).toMatchObject({ detail: { reason: 'sold out' } });
  });

  it('keeps what it shows when a change cannot be loaded, and tries again when asked to', async () => {
    expectConsole('warn', 'no such category');
    const element = place({ category: newCategory() });
    const before = await showing(element);
    fetched.mockImplementation(answers(400, { error: 'no such category' }));
    const failed = new Promise((resolve) => element.addEventListener('shop:error', resolve));
    element.setAttribute('category', newCategory());
    await failed;
    expect(shown(element)).toBe(before);

    fetched.mockImplementation(() => answers(200, grid('new'))());
    await element.refresh();
    expect(shown(element)).toBe('new');
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: 'no-cache' });
  });

  it('gives back the reserved room when there is nothing to show', async () => {
    expectConsole('warn', 'nothing to show');
    fetched.mockImplementation(answers(503, { error: 'nothing to show' }));
    const element = place({ category: newCategory(), style: 'min-height: 940px' });
    await new Promise((resolve) => element.addEventListener('shop:error', resolve));
    expect(element.style.minHeight).toMatch(/^0(px)?$/);
  });

  it('tries again when the browser is online again, unless it was taken out', async () => {
    expectConsole('warn', 'the line is down');
    fetched.mockImplementation(answers(503, { error: 'the line is down' }));
    const stays = place({ category: newCategory() });
    const leaves = place({ category: newCategory() });
    const failed = [stays, leaves].map(
      (one) => new Promise((resolve) => one.addEventListener('shop:error', resolve)),
    );
    await Promise.all(failed);
    leaves.remove();
    fetched.mockReset().mockImplementation(answers(200, grid('back')));
    window.dispatchEvent(new Event('online'));
    expect(await showing(stays)).toBe('back');
    window.dispatchEvent(new Event('online'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(leaves.shadowRoot).toBeNull();
  });

  it('asks for nothing that no server would read', async () => {
    expectConsole('warn', 'the attributes are too long');
    const element = place({ category: 'x'.repeat(8_000) });
    await new Promise((resolve) => element.addEventListener('shop:error', resolve));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('tries a failed picture as the plain file, then draws in its place', async () => {
    const picture = ['picture', {}, ['source', { srcset: 'a.avif' }], ['img', { src: 'a.jpg' }]];
    const drawing = ['div', { hidden: '', part: 'missing' }, ['svg', { class: 'drawn' }]];
    const nodes = [['div', { part: 'root' }, picture, ['a', {}, 'x'], drawing]];
    fetched.mockImplementation(answers(200, { css: '', nodes }));
    const element = place({ category: newCategory() });
    await showing(element);
    const find = (what: string) => element.shadowRoot?.querySelector(what);
    find('img')?.dispatchEvent(new Event('error'));
    expect([find('source'), find('img')]).toEqual([null, expect.anything()]);
    find('img')?.dispatchEvent(new Event('error'));
    expect(find('img')).toBeNull();
    expect(find('[part=root]')?.firstElementChild).toHaveClass('drawn');
  });

  it('leaves what it shows alone when the shop has nothing new', async () => {
    const element = place({ category: newCategory() });
    await showing(element);
    const inside = element.shadowRoot?.firstElementChild;
    await element.refresh();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(element.shadowRoot?.firstElementChild).toBe(inside);
  });

  describe('whose widget came in the page’s HTML', () => {
    const inside =
      '<style>p{color:tan}</style><div part="root"><p><a href="https://shop.example/products/tote">Tote</a></p></div>';

    /** jsdom parses no declarative roots, as a browser of before, and HTML that a script writes. */
    function written(attributes = ''): ShopElement {
      document.body.innerHTML = `<shop-grid ${attributes}><template shadowrootmode="open">${inside}</template></shop-grid>`;
      return document.body.firstElementChild as ShopElement;
    }

    it('takes it over without a request, and leaves no template', async () => {
      const element = written(`category="${newCategory()}" tag="july"`);
      expect(shown(element)).toBe('Tote');
      expect(element.shadowRoot?.querySelector('a')?.href).toContain('utm_campaign=july');
      expect(element.innerHTML).toBe('');
      expect(fetched).not.toHaveBeenCalled();
    });

    it('leaves the nodes of a root that the browser made where they are', async () => {
      const element = document.createElement('shop-grid') as ShopElement;
      element.attachShadow({ mode: 'open' }).innerHTML = inside;
      const link = element.shadowRoot?.querySelector('a');
      document.body.append(element);
      expect(element.shadowRoot?.querySelector('a')).toBe(link);
      expect(fetched).not.toHaveBeenCalled();
    });

    it('follows its attributes and a refresh as any other', async () => {
      const element = written(`category="${newCategory()}"`);
      const next = newCategory();
      element.setAttribute('category', next);
      await waitFor(() => expect(shown(element)).toContain(next));
      expect(fetched).toHaveBeenCalledTimes(1);
      await element.refresh();
      expect(element.shadowRoot?.querySelectorAll('a')).toHaveLength(2);
    });

    it('waits until the page has been read, so that no half is taken', async () => {
      const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
      const element = written();
      expect(element.shadowRoot).toBeNull();
      state.mockRestore();
      document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
      expect(shown(element)).toBe('Tote');
      expect(fetched).not.toHaveBeenCalled();
    });

    it('stays, with its room, when the shop cannot be had later', async () => {
      expectConsole('warn', 'the store room is closed');
      const element = written('style="min-height:940px"');
      fetched.mockImplementation(answers(400, { error: 'the store room is closed' }));
      const failed = new Promise((resolve) => element.addEventListener('shop:error', resolve));
      element.setAttribute('category', newCategory());
      await failed;
      expect([shown(element), element.style.minHeight]).toEqual(['Tote', '940px']);
    });
  });

  it('may be taken out and put back', async () => {
    const element = place({ category: newCategory() });
    await showing(element);
    const inside = element.shadowRoot?.firstElementChild;
    element.remove();
    document.body.append(element);
    await Promise.resolve();
    expect(element.shadowRoot?.firstElementChild).toBe(inside);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
