import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { type Catalog, findNoMore } from './catalog-cache';
import { type ListQuery, readQuery } from './list-filters';
import { prepareSearch } from './load-search';
import { useFound } from './use-found';

jest.mock('./load-search', () => ({ prepareSearch: jest.fn(async () => {}) }));

const wholeList = readQuery('');

const openShop = (): Catalog => ({
  cards: reshapeCards(sampleProducts(30)),
  categories: [],
  findMore: async () => [],
});
const bag3: ListQuery = { ...wholeList, q: 'bag 3' };

describe('The results of a search in the list in memory', () => {
  it('are there in the first frame after Back, so that the page is as long as it was', async () => {
    const catalog = openShop();
    const first = renderHook(() => useFound(catalog, bag3));
    expect(first.result.current.found).toBeUndefined();
    await waitFor(() => expect(first.result.current.found).toHaveLength(4));
    first.unmount();
    const frames: unknown[] = [];
    renderHook(() => frames.push(useFound(catalog, { ...bag3, page: 2 }).found?.length));
    expect(frames[0]).toBe(4);
  });

  it('are searched for again in another list', async () => {
    const catalog = openShop();
    const { result } = renderHook(() => useFound(catalog, bag3));
    expect(result.current.found).toBeUndefined();
    await waitFor(() => expect(result.current.found).toHaveLength(4));
  });

  it('stay, pale, while the code of the search is on its way, which may find what names do not have', async () => {
    const { findMore: _, ...plain } = openShop();
    const catalog: Catalog = { ...plain, findMore: undefined };
    const cheap: ListQuery = { ...wholeList, q: 'bag under 500' };
    const { result, rerender } = renderHook(
      ({ catalog, query }: { catalog: Catalog; query: ListQuery }) => useFound(catalog, query),
      { initialProps: { catalog, query: wholeList } },
    );
    rerender({ catalog, query: bag3 });
    expect(result.current.found).toHaveLength(4);
    expect(result.current.isWaiting).toBe(false);
    rerender({ catalog, query: cheap });
    expect(result.current.found).toHaveLength(4);
    expect(result.current.isWaiting).toBe(true);
    expect(prepareSearch).toHaveBeenCalledTimes(1);
    const [card] = catalog.cards;
    rerender({ catalog: { ...catalog, findMore: async () => (card ? [card] : []) }, query: cheap });
    await waitFor(() => expect(result.current.found).toEqual([card]));
    expect(result.current.isWaiting).toBe(false);
    rerender({ catalog: { ...catalog, findMore: findNoMore }, query: cheap });
    await waitFor(() => expect(result.current.found).toEqual([]));
  });
});
