import { act, renderHook } from '@testing-library/react';
import { listPath, readQuery } from './list-filters';
import type { List } from './use-list';
import { useOptimisticQuery } from './use-optimistic-query';

const all = readQuery('');

/** The controls of a list that is still drawn for the query `all`. */
function openControls() {
  const sortBy = jest.fn();
  const controls = renderHook(useOptimisticQuery, {
    initialProps: { target: all, sortBy } as unknown as List,
  });
  const shown = () => listPath(controls.result.current.target);
  const press = (change: Partial<typeof all>, keys = {}) => {
    const link = document.createElement('a');
    link.href = listPath({ ...controls.result.current.target, ...change });
    act(() => controls.result.current.onPress({ target: link, button: 0, ...keys } as never));
  };
  return { ...controls, sortBy, shown, press };
}

it('a second filter is added to one for which a slow phone still draws the list', () => {
  const { press, shown } = openControls();
  press({ inStock: true });
  expect(shown()).toBe('/products?inStock=true');
  press({ maxPrice: 2000 });
  expect(readQuery(shown().split('?')[1] ?? '')).toMatchObject({ inStock: true, maxPrice: 2000 });
});

it('so is the order, which is shown at once', () => {
  const { press, result, sortBy } = openControls();
  press({ inStock: true });
  act(() => result.current.sortBy('price-low'));
  expect(sortBy).toHaveBeenCalledWith('price-low', { ...all, inStock: true });
  expect(result.current.target).toMatchObject({ inStock: true, sort: 'price-low' });
});

it('a filter that opens in another tab changes nothing here', () => {
  const { press, shown } = openControls();
  press({ inStock: true }, { ctrlKey: true });
  expect(shown()).toBe('/products');
});

it('what the address says counts again once its list is drawn', () => {
  const { press, rerender, shown } = openControls();
  press({ inStock: true });
  rerender({ target: { ...all, q: 'tote' } } as List);
  expect(shown()).toBe('/products?q=tote');
});
