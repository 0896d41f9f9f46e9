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
const said = () => element.shadowRoot?.querySelector('[role=status]')?.textContent;
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

  it('work in place: the script comes once, by its hash, and the page is told', async () => {
    addToList.mockResolvedValue(true);
    const heard: unknown[] = [];
    element.addEventListener('shop:cart-change', (event) =>
      heard.push((event as CustomEvent).detail),
    );
    expect(press().defaultPrevented).toBe(true);
    arrive();
    await waitFor(() => expect(said()).toBe('Tote added to cart'));
    press();
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toEqual({ kind: 'cart', id: 7, slug: 'tote', title: 'Tote' });
    expect(addToList).toHaveBeenCalledWith('cart', 7);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()).toMatchObject({ integrity: 'sha384-x' });
  });

  it('say so when the shop refuses, and tell nobody of a change', async () => {
    addToList.mockRejectedValue(new Error('503'));
    element.addEventListener('shop:cart-change', () => expect('told').toBe('not told'));
    press();
    await waitFor(() => expect(said()).toBe('Failed to add to cart'));
  });

  it('say that the visitor is offline, and ask for nothing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = 'You are offline. Try again when the connection is back.';
    expect(press().defaultPrevented).toBe(true);
    await waitFor(() => expect(said()).toBe(offline));
    expect(addToList).not.toHaveBeenCalled();
  });

  it('say so too when the line is lost on the way', async () => {
    addToList.mockImplementation(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      throw new TypeError('Failed to fetch');
    });
    press();
    await waitFor(() => expect(said()).toMatch(/^You are offline/));
  });
});

it('the page is told what is opened, and may say no', async () => {
  const links = [`${away}/products/tote`, 'https://wa.me/91?text=a'];
  const shown = [['p', product, ...links.map((href) => ['a', { href }, 'Tote'])]];
  globalThis.fetch = async () => new Response(JSON.stringify({ css: '', nodes: shown }));
  element = document.createElement('shop-away');
  document.body.replaceChildren(element);
  await waitFor(() => expect(element.shadowRoot?.querySelector('a')).toBeTruthy());
  const heard: unknown[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    heard.push([event.type, (event as CustomEvent).detail]);
  };
  document.addEventListener('shop:product-view', hear);
  document.addEventListener('shop:order-click', hear);
  for (const one of element.shadowRoot?.querySelectorAll('a') ?? []) one.click();
  const opened = { id: 7, slug: 'tote', title: 'Tote' };
  expect(heard).toEqual([
    ['shop:product-view', { ...opened, url: links[0] }],
    ['shop:order-click', { ...opened, url: links[1] }],
  ]);
});
