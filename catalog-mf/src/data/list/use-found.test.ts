import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { type ListQuery, readQuery } from './list-filters';
import { useFound } from './use-found';
import type { Catalog } from './whole-list-cache';

const wholeList = readQuery('');

const openShop = (): Catalog => ({
  cards: reshapeCards(sampleProducts(30)),
  categories: [],
  findMore: async () => [],
});
const bag3: ListQuery = { ...wholeList, q: 'bag 3' };

describe('The results of a search in the list in memory', () => {
  it('is there in the first frame after Back, so that the page is as long as it was', async () => {
    const catalog = openShop();
    const first = renderHook(() => useFound(catalog, bag3));
    expect(first.result.current).toBeUndefined();
    await waitFor(() => expect(first.result.current).toHaveLength(4));
    first.unmount();
    const frames: unknown[] = [];
    renderHook(() => frames.push(useFound(catalog, { ...bag3, page: 2 })?.length));
    expect(frames[0]).toBe(4);
  });

  it('is searched again in another list', async () => {
    const catalog = openShop();
    const { result } = renderHook(() => useFound(catalog, bag3));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toHaveLength(4));
  });
});
