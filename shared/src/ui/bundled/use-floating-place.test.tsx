import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFloatingPlace } from './use-floating-place';

/** Of the button's own place and of the window, in px; jsdom has no layout. */
const own = { offsetLeft: 320, offsetTop: 700, offsetWidth: 48, offsetHeight: 48 };

function Page() {
  const button = useRef<HTMLAnchorElement>(null);
  const place = useFloatingPlace(button);
  const measured = (element: HTMLAnchorElement | null) => {
    for (const [side, px] of Object.entries(own)) {
      if (element) Object.defineProperty(element, side, { configurable: true, value: px });
    }
    button.current = element;
  };
  return (
    <a ref={measured} href="#chat">
      {place === undefined ? 'away' : `moved by ${place}`}
    </a>
  );
}

/** Puts a link of the page under or near the button. */
function addLink(top: number, height: number, left = 300) {
  const link = document.createElement('a');
  link.href = '#link';
  link.getBoundingClientRect = () => new DOMRect(left, top, 60, height);
  document.body.append(link);
}

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const comeToRest = () => {
  act(() => void window.dispatchEvent(new Event('resize')));
  wait(500);
};
const isAway = () => screen.queryByText('away') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollY: 0, innerHeight: 768 });
  // jsdom knows no DOMRect.
  globalThis.DOMRect ??= class {
    constructor(x: number, y: number, width: number, height: number) {
      Object.assign(this, { top: y, bottom: y + height, left: x, right: x + width, width, height });
    }
  } as typeof DOMRect;
  render(<Page />);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('while the page is scrolled', () => {
  it('the button is in place at first, and goes when the visitor moves down', () => {
    expect(isAway()).toBe(false);
    scrollTo(120);
    expect(isAway()).toBe(true);
  });

  it('it comes back when the visitor turns back', () => {
    scrollTo(300);
    scrollTo(240);
    expect(isAway()).toBe(false);
  });

  it('it comes back half a second after the last movement', () => {
    scrollTo(100);
    wait(400);
    scrollTo(200);
    wait(400);
    expect(isAway()).toBe(true);
    wait(100);
    expect(isAway()).toBe(false);
  });

  it('takes neither a trembling thumb nor the bounce at the top for a way down', () => {
    scrollTo(3);
    expect(isAway()).toBe(false);
    scrollTo(-80);
    scrollTo(-10);
    scrollTo(0);
    expect(isAway()).toBe(false);
  });
});

describe('at rest', () => {
  it('the button stays where it covers no control, even next to one', () => {
    addLink(700, 44, 100);
    addLink(600, 44);
    comeToRest();
    expect(screen.getByText('moved by 0')).toBeVisible();
  });

  it('it goes above a control that it would cover', () => {
    addLink(720, 44);
    comeToRest();
    expect(screen.getByText('moved by -32')).toBeVisible();
  });

  it('it goes to the first place that has room for it', () => {
    addLink(720, 44);
    addLink(640, 40);
    addLink(520, 40);
    comeToRest();
    expect(screen.getByText('moved by -112')).toBeVisible();
  });

  it('it goes away where half the window has no such place', () => {
    for (let top = 0; top < 760; top += 50) addLink(top, 40);
    comeToRest();
    expect(isAway()).toBe(true);
  });
});
