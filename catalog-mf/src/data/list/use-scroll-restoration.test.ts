import { act, renderHook } from '@testing-library/react';
import { useScrollRestoration } from './use-scroll-restoration';

const reserved = () => document.documentElement.style.cssText;
const scrollTo = jest.fn();

function scrolledTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
}

/** @returns the drawn part of a list opened at this place in the history */
function open(state: object | null) {
  history.replaceState(state, '');
  return renderHook(({ isWhole, key }) => useScrollRestoration(isWhole, key), {
    initialProps: { isWhole: false, key: 'a' },
  });
}

beforeEach(() => {
  window.scrollTo = scrollTo.mockReset();
  scrolledTo(3000);
});
afterEach(() => history.replaceState(null, ''));

describe('coming back to a place far down', () => {
  it('finds the height of the page reserved until all products are there, and then the place', () => {
    const { result, rerender } = open({ key: 'a', tall: '--main:4000px' });
    expect(result.current).toEqual({ isReturning: true, isFarDown: false });
    expect(reserved()).toContain('--main');

    rerender({ isWhole: true, key: 'a' });

    expect(result.current).toEqual({ isReturning: false, isFarDown: true });
    expect(reserved()).toBe('');
    expect(scrollTo.mock.calls).toEqual([[0, 3000]]);
  });

  it('finds the block that was in view, where those above it have another height now', () => {
    document.body.innerHTML = '<div data-block="7"></div>';
    const block = document.querySelector('[data-block]') as HTMLElement;
    block.getBoundingClientRect = () => ({ top: -130, bottom: 900 }) as DOMRect;
    const { rerender } = open({ tall: '--main:4000px', top: 3000, block: ['7', -200] });
    rerender({ isWhole: true, key: 'a' });
    expect(scrollTo.mock.calls).toEqual([[0, 3070]]);
    document.body.replaceChildren();
  });

  it('stays at the place scrolled to since', () => {
    const { rerender } = open({ tall: '--main:4000px' });
    scrolledTo(500);
    rerender({ isWhole: true, key: 'a' });
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
  rerender({ isWhole: true, key: 'a' });
  expect(result.current).toEqual({ isReturning: false, isFarDown: false });
  expect(reserved()).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('a place that the server does not draw', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main id="main"><div data-block="1"></div><div data-block="5"></div></main>';
    Object.defineProperty(document.getElementById('main'), 'offsetHeight', { value: 5000 });
    const block = document.querySelector('[data-block]') as HTMLElement;
    block.getBoundingClientRect = () => ({ top: 0, bottom: 900 }) as DOMRect;
  });
  afterEach(() => document.body.replaceChildren());

  const roomFor = (height: number) => `--main:${height + innerHeight}px`;

  it('is noted at the first scroll to it, with room for undrawn cards', () => {
    scrolledTo(0);
    open({ key: 'a' });
    expect(history.state).toEqual({ key: 'a' });
    scrolledTo(3001);
    expect(history.state).toEqual({ key: 'a', tall: roomFor(5000), top: 3001 });
  });

  it('is noted again when another order of the list has taken its entry of the history', () => {
    const { rerender } = open({ key: 'a' });
    history.replaceState({ key: 'b' }, '');
    rerender({ isWhole: true, key: 'b' });
    expect(history.state).toEqual({ key: 'b', tall: roomFor(5000), top: 3000 });
  });

  it('is noted to the pixel at rest, when all above it is laid out', () => {
    jest.useFakeTimers();
    const { result } = open({ key: 'a' });
    act(() => jest.runAllTimers());
    expect(result.current.isFarDown).toBe(true);
    act(() => jest.runAllTimers());
    const block = ['1', 0];
    expect(history.state).toEqual({ key: 'a', tall: '--main:5000px', top: 3000, block });
    jest.useRealTimers();
  });
});
