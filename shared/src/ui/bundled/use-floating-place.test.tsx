import { act, render, screen } from '@testing-library/react';
import { useScrollingDown } from './use-scrolling-down';

const Page = () => <p>{useScrollingDown() ? 'moving down' : 'in place'}</p>;

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isMoving = () => screen.queryByText('moving down') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollY: 0 });
  render(<Page />);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page that is scrolled', () => {
  it('is in place at first, and moves down with the visitor', () => {
    expect(isMoving()).toBe(false);
    scrollTo(120);
    expect(isMoving()).toBe(true);
  });

  it('no longer moves down when the visitor turns back', () => {
    scrollTo(300);
    scrollTo(240);
    expect(isMoving()).toBe(false);
  });

  it('comes to rest half a second after the last movement', () => {
    scrollTo(100);
    wait(400);
    scrollTo(200);
    wait(400);
    expect(isMoving()).toBe(true);
    wait(100);
    expect(isMoving()).toBe(false);
  });

  it('takes neither a trembling thumb nor the bounce at the top for a way down', () => {
    scrollTo(3);
    expect(isMoving()).toBe(false);
    scrollTo(-80);
    scrollTo(-10);
    scrollTo(0);
    expect(isMoving()).toBe(false);
  });
});
