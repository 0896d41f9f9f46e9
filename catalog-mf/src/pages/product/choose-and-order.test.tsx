import { mockApi, sampleProduct } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import {
  categories,
  list,
  one,
  orderButton,
  orderText,
  routes,
  visitProduct,
} from '../../testing/product-page';

describe('quantity, colour and order on a product page (spec section 2, Product detail)', () => {
  it('counts from 1 up; the number can be typed too', async () => {
    const { user } = await visitProduct({ quantity: 45 });
    const less = screen.getByRole('button', { name: 'Decrease quantity' });
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    expect(number).toHaveValue('1');
    expect(less).toBeDisabled();
    await user.click(more);
    await user.click(more);
    await user.click(less);
    expect(number).toHaveValue('2');
    await user.click(number);
    await user.keyboard('12');
    expect(number).toHaveValue('12');
    expect(orderText()).toContain('Quantity: 12');
  });

  it('keeps the focus of a keyboard when a button comes to its end', async () => {
    const { user } = await visitProduct({ quantity: 2 });
    screen.getByRole('button', { name: 'Increase quantity' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  });

  it('keeps the last good quantity when something else is typed', async () => {
    const { user } = await visitProduct();
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    for (const [typed, corrected] of [
      ['2.7', '2'],
      ['-3', '2'],
      ['0', '2'],
      ['५', '5'],
    ] as const) {
      await user.clear(number);
      await user.type(number, typed);
      await user.tab();
      expect(number).toHaveValue(corrected);
      expect(orderText()).toContain(`Quantity: ${corrected}`);
    }
  });

  it('orders no more than the stock, and says how many there are', async () => {
    const { user } = await visitProduct({ quantity: 45 }, '?quantity=44');
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    const number = screen.getByRole('textbox', { name: 'Quantity' });
    const note = number.closest('div')?.parentElement?.querySelector('[role=status]');
    expect(note).toBeEmptyDOMElement();
    await user.click(more);
    expect(number).toHaveValue('45');
    expect(more).toBeDisabled();
    expect(note).toHaveTextContent('45 in stock');
    await user.click(number);
    await user.keyboard('48');
    await user.tab();
    expect(number).toHaveValue('45');
    expect(orderText()).toContain('Quantity: 45');
  });

  it('orders no more than the stock when an address asks for more', async () => {
    await visitProduct({ quantity: 5 }, '?quantity=48');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(screen.getByText('5 in stock')).toBeVisible();
    expect(orderText()).toContain('Quantity: 5');
  });

  it('takes colour and quantity from the address, as its form without scripts asks for them', async () => {
    await visitProduct({}, '?color=Black&quantity=5');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(orderText()).toContain('Colour: Black');
    expect(orderText()).toContain('Quantity: 5');
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      color: 'Black',
      quantity: '5',
    });
  });

  it('disables the increase button, cart and WhatsApp when stock is 0 or less, and offers to ask', async () => {
    await visitProduct({ quantity: 0 });
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Order on WhatsApp' })).toBeDisabled();
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    expect(bar.getByRole('button', { name: 'WhatsApp' })).toBeDisabled();
    const ask = screen.getByRole('link', { name: 'Ask when it is back' });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
  });

  it('dims cart and WhatsApp when it is sold out', async () => {
    const looks = () =>
      ['Add to Cart', 'Order on WhatsApp'].map((name) => {
        const shown = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
        const control = shown.find(({ textContent }) => textContent === name) as HTMLElement;
        const { color, cursor } = getComputedStyle(control);
        return { color, cursor };
      });
    const { unmount } = await visitProduct();
    const bright = looks();
    unmount();
    await visitProduct({ quantity: 0 });
    for (const [at, look] of looks().entries()) {
      expect(look.cursor).toBe('not-allowed');
      expect(look.color).not.toBe(bright[at]?.color);
    }
  });

  it('has the price and the order in the bar of phones, up to 768px', async () => {
    await visitProduct();
    const bar = screen.getByRole('group', { name: 'Order this product' });
    expect(within(bar).getByText('₹1,499')).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'WhatsApp' })).toBeEnabled();
    expect(bar).toHaveStyle({ position: 'sticky', bottom: '0px' });
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const own = bar.className.split(' ').at(-1);
    expect(styles.join('')).toMatch(
      new RegExp(`@media \\(min-width: ?768px\\)\\{\\.${own}\\{display:none;?\\}`),
    );
  });

  it('says colour and price in the bar, which goes while the button of the page is in sight', async () => {
    let look: (isIntersecting: boolean) => void = () => undefined;
    const disconnect = jest.fn();
    class Observer {
      constructor(report: (entries: object[]) => void) {
        look = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const { user, unmount } = await visitProduct();
    const bar = () => screen.queryByRole('group', { name: 'Order this product' });
    expect(bar()).toHaveTextContent('Tan ₹1,499WhatsApp');
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(bar()).toHaveTextContent('Black ₹1,499WhatsApp');
    look(true);
    expect(bar()).toBeNull();
    look(false);
    expect(bar()).toBeVisible();
    unmount();
    expect(disconnect).toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('selects the first colour; another one goes into the address and the order', async () => {
    const { user, address } = await visitProduct();
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    expect(address()).toBe('/products/sample-bag-7?color=Black');
    expect(orderText()).toContain('Colour: Black');
    expect(screen.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('gives the cart button the selected colour, the first too', async () => {
    const button = async () => ({
      load: async () => null,
      Component: ({ color }: { color?: string }) => <output>in {color}</output>,
    });
    const widgets = { AddToCartButton: button, WishlistButton: button } as never;
    mockApi({ [list]: [], [categories]: [], [one]: sampleProduct() });
    const remotes = [{ name: 'account', routes: [], widgets }];
    const { user } = renderRoutes(routes, '/products/sample-bag-7', { remotes });
    expect(await screen.findByText('in Tan')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect(await screen.findByText('in Black')).toBeVisible();
  });

  it('selects the colour of the picture in sight, and stores it nowhere', async () => {
    const { user, address } = await visitProduct();
    await user.click(screen.getByRole('link', { name: 'Show picture 3 of 3' }));
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    expect(orderText()).toContain('Colour: Black');
    expect(address()).toBe('/products/sample-bag-7');
    expect(Object.keys(localStorage)).toEqual(['shop-orders']);
    expect(screen.getByRole('link', { name: 'Show picture 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(screen.getByRole('link', { name: 'Show picture 2 of 3' }));
    expect(screen.getByRole('radio', { name: 'Tan' })).toBeChecked();
    expect(orderText()).toContain('Colour: Tan');
  });

  it.each([
    ['chosen', '', 'Black', 'Show picture 2 of 3'],
    ['chosen though it was selected already', '', 'Tan', 'Show picture 3 of 3'],
    ['asked for by the address', '?color=Black', undefined, 'Show picture 2 of 3'],
  ])(
    'keeps a colour that was %s, whichever picture is looked at',
    async (_, search, press, other) => {
      const { user, address } = await visitProduct({}, search);
      if (press) await user.click(screen.getByRole('radio', { name: press }));
      const picture = screen.getByRole('link', { name: other });
      await user.click(picture);
      expect(picture).toHaveAttribute('aria-current', 'true');
      const color = press ?? 'Black';
      expect(screen.getByRole('radio', { name: color })).toBeChecked();
      expect(orderText()).toContain(`Colour: ${color}`);
      expect(address()).toBe(`/products/sample-bag-7?color=${color}`);
      expect(Object.keys(localStorage)).toEqual(['shop-orders']);
    },
  );

  it('opens in the colour of a link that someone sent, its picture first', async () => {
    await visitProduct({}, '?color=black');
    expect(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
    const [first] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('src', '/media/products/71.jpg');
    expect(first).toHaveAttribute('fetchpriority', 'high');
  });

  it('orders by WhatsApp with title, colour, price and quantity', async () => {
    const { user } = await visitProduct();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    const text = orderText();
    for (const part of ['Sample Bag 7', 'Colour: Tan', '₹1,499', 'Quantity: 2']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      /\/products\/sample-bag-7\?color=Tan\nOrder \w{4}\n.*\/order\/sample-bag-7:tan:2$/,
    );
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    expect(orderText(bar.getByRole('button', { name: 'WhatsApp' }))).toBe(text);
  });

  it('has a form that the server answers with the same chat, for a press before scripts run', async () => {
    await visitProduct({}, '?color=Black&quantity=5');
    const bar = within(screen.getByRole('group', { name: 'Order this product' }));
    for (const button of [orderButton(), bar.getByRole('button', { name: 'WhatsApp' })]) {
      expect(button).toHaveAttribute('type', 'submit');
      expect(button).toHaveAttribute('formaction', '/products/sample-bag-7/order');
      expect(button).toHaveAttribute('formmethod', 'post');
      expect(button).toHaveAttribute('formtarget', '_blank');
      expect(button).toHaveAttribute('form', document.querySelector('form')?.id);
    }
  });

  it('opens no chat on Enter in the quantity: the first submit button of its form is disabled', async () => {
    await visitProduct();
    const [first] = document.querySelectorAll('button[type=submit]');
    expect(first).toHaveProperty('form', document.querySelector('form'));
    expect(first).toBeDisabled();
    expect(first).not.toBeVisible();
  });

  it('has cart and wishlist links that lead to the sign-in and back while their owner is away', async () => {
    await visitProduct();
    const login = '/login?next=%2Fproducts%2Fsample-bag-7';
    expect(screen.getByRole('link', { name: 'Add to Cart' })).toHaveAttribute(
      'href',
      `${login}&want=cart&product=7`,
    );
    expect(screen.getByRole('link', { name: 'Add to wishlist' })).toHaveAttribute(
      'href',
      `${login}&want=wishlist&product=7`,
    );
  });
});
