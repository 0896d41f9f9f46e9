import { waitFor } from '@testing-library/dom';
import { siteElement } from 'federated-site/embed';
import { emitClickEvents } from './click-events';
import type { HereScript } from './here';

const here = ['/remotes/host/1/embed-here.js', 'sha384-x'] as const;
const away = 'https://shop.example';
for (const [name, origin] of [
  ['shop-here', location.origin],
  ['shop-away', away],
] as const) {
  const onOpen = (one: Element, root: ShadowRoot) => emitClickEvents(one, root, { origin, here });
  customElements.define(name, siteElement({ origin, onOpen }, 'catalog/Grid', []));
}

const product = { 'data-product': '7', 'data-slug': 'tote', 'data-title': 'Tote' };
const link = { href: '/login?want=cart&product=7', 'data-want': 'cart' };
const nodes = [['p', product, ['a', link, 'Cart']]];

const addToList = jest.fn();
const script = () => document.head.querySelector<HereScript>('script');
/** jsdom loads no scripts. */
const arrive = () => {
  const element = script();
  if (element) element.addToList = addToList;
  element?.dispatchEvent(new Event('load'));
};

let element: HTMLElement;
const statusText = () => element.shadowRoot?.querySelector('[role=status]')?.textContent;
const press = (more: MouseEventInit = {}) => {
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  });
  element.shadowRoot?.querySelector('a')?.dispatchEvent(click);
  return click;
};

beforeEach(async () => {
  globalThis.fetch = async () => new Response(JSON.stringify({ css: '', nodes }));
  addToList.mockReset();
  element = document.createElement('shop-here');
  document.body.replaceChildren(element);
  await waitFor(() => expect(element.shadowRoot?.querySelector('a')).toBeTruthy());
});

describe('cart and heart on the shop’s own origin', () => {
  it('leave a click that asks for another tab to the browser', () => {
    // Followed, the link would lead out of the test.
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    element.addEventListener('click', (click) => expect(click.defaultPrevented).toBe(false));
    press({ ctrlKey: true });
    expect(script()).toBeNull();
  });

  it('work in place: the script comes one time, by its hash, and the page gets an event', async () => {
    addToList.mockResolvedValue(true);
    const heard: unknown[] = [];
    element.addEventListener('shop:cart-change', (event) =>
      heard.push((event as CustomEvent).detail),
    );
    expect(press().defaultPrevented).toBe(true);
    arrive();
    await waitFor(() => expect(statusText()).toBe('Tote added to cart'));
    press();
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toEqual({ kind: 'cart', id: 7, slug: 'tote', title: 'Tote' });
    expect(addToList).toHaveBeenCalledWith('cart', 7);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()).toMatchObject({ integrity: 'sha384-x' });
  });

  it('say so when the shop refuses, without an event', async () => {
    addToList.mockRejectedValue(new Error('503'));
    element.addEventListener('shop:cart-change', () => expect('event').toBe('no event'));
    press();
    await waitFor(() => expect(statusText()).toBe('Failed to add to cart'));
  });

  it('say that the visitor is offline, and ask for nothing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = 'You are offline. Try again when the connection is back.';
    expect(press().defaultPrevented).toBe(true);
    await waitFor(() => expect(statusText()).toBe(offline));
    expect(addToList).not.toHaveBeenCalled();
  });

  it('say so too when the line is lost on the way', async () => {
    addToList.mockImplementation(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      throw new TypeError('Failed to fetch');
    });
    press();
    await waitFor(() => expect(statusText()).toMatch(/^You are offline/));
  });
});

it('the page gets an event for an opened link, also from a component of its own, and may prevent it', async () => {
  const links = [`${away}/products/tote`, 'https://wa.me/91?text=a'];
  const shown = [['p', product, ...links.map((href) => ['a', { href }, 'Tote'])]];
  globalThis.fetch = async () => new Response(JSON.stringify({ css: '', nodes: shown }));
  element = document.createElement('shop-away');
  const component = document.createElement('div');
  component.attachShadow({ mode: 'open' }).append(element);
  document.body.replaceChildren(component);
  await waitFor(() => expect(element.shadowRoot?.querySelector('a')).toBeTruthy());
  const heard: unknown[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    heard.push([event.type, (event as CustomEvent).detail]);
  };
  document.addEventListener('shop:product-view', hear);
  document.addEventListener('shop:order-click', hear);
  for (const link of element.shadowRoot?.querySelectorAll('a') ?? []) link.click();
  const opened = { id: 7, slug: 'tote', title: 'Tote' };
  expect(heard).toEqual([
    ['shop:product-view', { ...opened, url: links[0] }],
    ['shop:order-click', { ...opened, url: links[1] }],
  ]);
});
