import { act, renderHook } from '@testing-library/react';
import { useReturn } from './use-return';

const reserved = () => document.documentElement.style.cssText;
const scrollTo = jest.fn();

function scrolledTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
}

/** @returns what is drawn for a visitor who opens the list at this place in the history */
function open(state: object | null) {
  history.replaceState(state, '');
  return renderHook(({ isWhole }) => useReturn(isWhole), { initialProps: { isWhole: false } });
}

beforeEach(() => {
  window.scrollTo = scrollTo.mockReset();
  scrolledTo(3000);
});
afterEach(() => history.replaceState(null, ''));

describe('a visitor who comes back to a place far down', () => {
  it('finds the height of the page reserved until all products are there, and then the place', () => {
    const { result, rerender } = open({ key: 'a', tall: '--main:4000px' });
    expect(result.current).toEqual({ returns: true, isFarDown: false });
    expect(reserved()).toContain('--main');

    rerender({ isWhole: true });

    expect(result.current).toEqual({ returns: false, isFarDown: true });
    expect(reserved()).toBe('');
    expect(scrollTo.mock.calls).toEqual([[0, 3000]]);
  });

  it('stays where they scrolled meanwhile', () => {
    const { rerender } = open({ tall: '--main:4000px' });
    scrolledTo(500);
    rerender({ isWhole: true });
    expect(reserved()).toBe('');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('leaves nothing reserved for the next page', () => {
    const { unmount } = open({ tall: '--main:4000px' });
    unmount();
    expect(reserved()).toBe('');
  });
});

it('a first visit reserves nothing and moves nothing', () => {
  const { result, rerender } = open(null);
  rerender({ isWhole: true });
  expect(result.current).toEqual({ returns: false, isFarDown: false });
  expect(reserved()).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});
