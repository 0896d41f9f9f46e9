import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { renderHook } from '@testing-library/react';
import { useIncrementalCount } from './use-incremental-count';

const all = reshapeCards(sampleProducts(60));

/** @returns how many cards are drawn after each commit that changes that, on a wide screen */
function countsOf(...lists: (readonly (typeof all)[number][])[]): number[] {
  const counts: number[] = [];
  const [first = [], ...others] = lists;
  const { rerender } = renderHook(
    ({ cards }) => {
      const count = useIncrementalCount(cards, 30, 10);
      if (count !== counts.at(-1)) counts.push(count);
    },
    { initialProps: { cards: first } },
  );
  for (const cards of others) rerender({ cards });
  return counts;
}

describe('How many cards of a list are drawn', () => {
  it('all of the list that a page shows first', () => {
    expect(countsOf(all)).toEqual([60]);
  });

  it('eight more in each task when the list has changed', () => {
    expect(countsOf(all.slice(0, 20), all.slice(20, 45))).toEqual([20, 8, 16, 24, 25]);
  });

  it('eight new ones more where others were there before', () => {
    expect(countsOf(all.slice(0, 10), [...all.slice(5, 10), ...all.slice(20, 25)])).toEqual([10]);
    expect(countsOf(all.slice(0, 10), [...all.slice(5, 10), ...all.slice(20, 35)])).toEqual([
      10, 13, 20,
    ]);
  });

  it('a card that comes into another block as a new one', () => {
    expect(countsOf(all.slice(0, 20), all.slice(10, 20))).toEqual([20, 8, 10]);
  });

  it('all of a list that is shorter', () => {
    expect(countsOf(all.slice(0, 20), all.slice(3, 9))).toEqual([20, 6]);
  });

  it('eight more in each task of cards listed before, but too far from the view to be drawn', () => {
    expect(countsOf(all, all.slice(10, 30))).toEqual([60, 8, 16, 20]);
  });

  it('as many as there are beyond the first ones, which alone are drawn in steps', () => {
    expect(countsOf([], all)).toEqual([0, 8, 16, 24, 60]);
  });
});
