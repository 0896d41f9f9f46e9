import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Profiler, useState } from 'react';
import { ProductBlocks } from './ProductBlocks';

const cards = reshapeCards(sampleProducts(40));

/** Stands for the browser's observer: a test chooses the elements that come near and leave. */
class Watcher {
  static seen: Watcher | undefined;
  elements = new Set<Element>();
  constructor(private readonly report: (entries: object[]) => void) {
    Watcher.seen = this;
  }
  observe = (element: Element) => void this.elements.add(element);
  unobserve = (element: Element) => void this.elements.delete(element);
  disconnect = () => this.elements.clear();
  move(block: number, isIntersecting: boolean, height = 300) {
    const target = [...this.elements].find(
      (one) => (one as HTMLElement).dataset.block === `${block}`,
    );
    act(() => this.report([{ target, isIntersecting, boundingClientRect: { height } }]));
  }
}

const show = (count: number, place = 'here') =>
  renderRoutes(
    [
      {
        path: '/',
        element: <ProductBlocks cards={cards.slice(0, count)} blockSize={4} historyKey={place} />,
      },
    ],
    '/',
  );
const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Watcher }));
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('a list of any length', () => {
  it('shows a short one whole', () => {
    show(20);
    expect(names()).toHaveLength(20);
  });

  it('of a long one holds only near blocks, and keeps the height of the rest', () => {
    const { container } = show(40);
    expect(names()).toHaveLength(4);
    Watcher.seen?.move(3, true);
    expect(names()).toEqual(
      ['1', '2', '3', '4', '13', '14', '15', '16'].map((id) => `Sample Bag ${id}`),
    );
    Watcher.seen?.move(0, false, 321);
    expect(names()).toHaveLength(4);
    expect(container.querySelector('[data-block="0"]')).toHaveStyle({ minHeight: '321px' });
  });

  it('asks for a block as it comes near, and again after a failure', async () => {
    const load = jest
      .fn((index: number) => Promise.resolve(cards.slice(index * 4, index * 4 + 4)))
      .mockRejectedValueOnce(new Error('no line'));
    const further = { key: 'all', peek: () => undefined, load };
    const list = {
      cards: cards.slice(0, 4),
      total: 40,
      further,
      blockSize: 4,
      historyKey: 'large',
    };
    const { user, container } = renderRoutes(
      [{ path: '/', element: <ProductBlocks {...list} /> }],
      '/',
    );
    expect(container.querySelectorAll('[data-block]')).toHaveLength(10);
    expect(load).not.toHaveBeenCalled();
    Watcher.seen?.move(6, true);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sample Bag 25' })).toBeVisible();
    expect(load.mock.calls).toEqual([[6], [6]]);
    expect(names()).toHaveLength(8);
  });

  it('lays out its first cards whole, and cards added below the view only near it', () => {
    let change: (list: typeof cards) => void = () => undefined;
    function List() {
      const [list, setList] = useState(cards.slice(0, 8));
      change = setList;
      return <ProductBlocks cards={list} blockSize={24} historyKey="changing" visibleCount={4} />;
    }
    const { container } = renderRoutes([{ path: '/', element: <List /> }], '/');
    const late = () =>
      [...container.querySelectorAll('[data-late] h2')].map(({ textContent }) => textContent);
    const named = (ids: readonly number[]) => ids.map((id) => `Sample Bag ${id}`);
    expect(late()).toEqual([]);
    act(() => change(cards.slice(2, 12)));
    expect(late()).toEqual(named([9, 10, 11, 12]));
    act(() => change(cards.slice(20, 26)));
    expect(late()).toEqual(named([25, 26]));
  });

  it('is at once about as high as it will be, while new cards come a few at a time', () => {
    const seen: string[] = [];
    const noteHeights = () => {
      const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
      seen.push(
        blocks
          .map((block) => `${block.style.minHeight || block.firstChild?.childNodes.length}`)
          .join(),
      );
    };
    let change: (list: typeof cards) => void = () => undefined;
    function List() {
      const [list, setList] = useState(cards.slice(0, 12));
      change = setList;
      return (
        <Profiler id="list" onRender={noteHeights}>
          <ProductBlocks cards={list} blockSize={12} historyKey="growing" />
        </Profiler>
      );
    }
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    renderRoutes([{ path: '/', element: <List /> }], '/');
    act(() => change(cards.slice(0, 33)));
    height.mockRestore();
    expect(seen).toEqual(expect.arrayContaining(['12', '12,400px,300px', '12,12,300px']));
    expect(seen.at(-1)).toBe('12,12,9');
  });

  it('has the height of its first block, while other cards of it come a few at a time', () => {
    const seen: string[] = [];
    const noteFirst = () => {
      const first = document.querySelector<HTMLElement>('[data-block]');
      seen.push(`${first?.firstChild?.childNodes.length} ${first?.style.minHeight}`);
    };
    let change: (list: typeof cards) => void = () => undefined;
    const further = {
      key: 'all',
      peek: () => cards.slice(0, 12),
      load: () => new Promise<never>(() => {}),
    };
    function List() {
      const [list, setList] = useState(cards.slice(0, 12));
      change = setList;
      const blocks = { cards: list, total: 40, further, blockSize: 12, historyKey: 'changed' };
      return (
        <Profiler id="list" onRender={noteFirst}>
          <ProductBlocks {...blocks} />
        </Profiler>
      );
    }
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    renderRoutes([{ path: '/', element: <List /> }], '/');
    seen.length = 0;
    act(() => change(cards.slice(12, 24)));
    height.mockRestore();
    expect([...new Set(seen)]).toEqual(['8 400px', '12 ']);
  });

  it('is as it was when the visitor comes back to it', () => {
    const { unmount } = show(40, 'a place');
    Watcher.seen?.move(5, true);
    Watcher.seen?.move(0, false, 321);
    unmount();
    const { container } = show(40, 'a place');
    expect(names()[0]).toBe('Sample Bag 21');
    expect(container.querySelector('[data-block="0"]')).toHaveStyle({ minHeight: '321px' });
  });
});
