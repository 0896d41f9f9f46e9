import { type ProductCard as CardData, reshapeCard } from '@shop/shared/entities';
import { sampleProduct } from '@shop/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { defineWidget, type WidgetProps } from 'federated-site/react';
import { expectConsole } from 'federated-site/testing/console';
import { fakeRemote, renderRoutes } from 'federated-site/testing/pages';
import { ProductCard, type ProductCardProps } from './ProductCard';

const cardOf = (changes: Record<string, unknown> = {}): CardData => {
  const card = reshapeCard({
    ...sampleProduct({ id: 7, slug: 'tote', title: 'Tote' }),
    ...changes,
  });
  if (!card) throw new Error('no card');
  return card;
};

const show = (props: Partial<ProductCardProps> = {}) =>
  renderRoutes([{ path: '/', element: <ProductCard card={cardOf()} {...props} /> }], '/');

describe('a product card (spec section 2, Product list)', () => {
  it('shows name, short description, price, original price with percent off, and category', () => {
    show({ category: "Women's" });
    expect(screen.getByRole('heading', { level: 2, name: 'Tote' })).toBeVisible();
    expect(screen.getByText('Full-grain satchel with a brass buckle')).toBeVisible();
    expect(screen.getByText('₹1,499')).toBeVisible();
    expect(screen.getByText('₹1,999').tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeVisible();
    expect(screen.getByText("Women's")).toBeVisible();
  });

  it('shows its colours as dots with their names, four at most, and its size', () => {
    const names = ['Tan', 'Black', 'Wine', 'Navy', 'Olive', 'Camel'];
    const { container } = show({
      card: cardOf({
        available_colors: names.map((name) => ({ name, hex: '#123456' })),
        specifications: { Material: 'Leather', Size: '23 × 16 × 7 cm' },
      }),
    });
    expect(
      screen.getByRole('img', { name: 'Colours: Tan, Black, Wine, Navy, Olive, Camel' }),
    ).toBeVisible();
    expect(container.querySelectorAll('circle')).toHaveLength(4);
    expect(screen.getByText('+2')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('23 × 16 × 7 cm')).toBeVisible();
  });

  it('has no line for colours and size where it has none', () => {
    const { container } = show({ card: cardOf({ available_colors: [], specifications: 'Warm' }) });
    expect(screen.queryByRole('img', { name: /Colours/ })).toBeNull();
    expect(container.querySelectorAll('article p')).toHaveLength(2);
  });

  it('has a View link to the product and a WhatsApp Order link that names it', () => {
    show();
    expect(screen.getByRole('link', { name: 'View Tote' })).toHaveAttribute(
      'href',
      '/products/tote',
    );
    const order = screen.getByRole('link', { name: 'Order Tote on WhatsApp' });
    const text = new URL(order.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Tote\nPrice: ₹1,499');
    expect(text).toMatch(/\/products\/tote\n.*\/order\/tote:1$/);
  });

  it('puts the colour that was filtered for into the cart', async () => {
    const button = defineWidget({
      load: async (_props: WidgetProps<'account/AddToCartButton'>) => null,
      Component: ({ color }) => <button type="button">{`Add ${color}`}</button>,
    });
    const none = async () => ({ load: async () => null, Component: () => null });
    const account = fakeRemote('account', {
      AddToCartButton: async () => button,
      WishlistButton: none,
    });
    renderRoutes([{ path: '/', element: <ProductCard card={cardOf()} color="Tan" slots /> }], '/', {
      remotes: [account],
    });
    expect(await screen.findByRole('button', { name: 'Add Tan' })).toBeVisible();
  });

  it('comes back in that colour from a sign-in', () => {
    show({ color: 'Tan', slots: 'links' });
    const link = screen.getByRole('link', { name: 'Add Tote to cart' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/products/tote?color=Tan'));
  });

  it('sold out, asks by WhatsApp when it is back instead of ordering', () => {
    show({ card: cardOf({ quantity: 0 }) });
    const order = screen.getByRole('link', { name: 'Order Tote on WhatsApp' });
    const text = new URL(order.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Please tell me when this is back in stock:\nTote');
    expect(text).not.toContain('I would like to order');
  });

  it('wears the popular badge only when it is popular', () => {
    const { unmount } = show({ card: cardOf({ isPopular: true }) });
    expect(screen.getByText('Popular')).toBeVisible();
    unmount();
    show();
    expect(screen.queryByText('Popular')).toBeNull();
  });

  it('shows a drawing where there is no picture', () => {
    const { container } = show({ card: cardOf({ image: null, images: [] }) });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg path[stroke-dasharray]')).not.toBeNull();
  });

  it('has cart and heart that hold the pending action, and lead to the sign-in and back, while their owner is away', async () => {
    expectConsole('warn', 'account/WishlistButton');
    expectConsole('warn', 'account/AddToCartButton');
    show({ slots: true });
    const login = '/login?next=%2Fproducts%2Ftote';
    expect(screen.getByRole('link', { name: 'Add Tote to cart' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?next=%2Fproducts%2Ftote&want=cart&product=\d+$/),
    );
    expect(await screen.findByRole('link', { name: 'Add Tote to wishlist' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${login}&want=wishlist&product=`),
    );
  });

  it('cannot be put into the cart when it is sold out', async () => {
    expectConsole('warn', 'account/WishlistButton');
    expectConsole('warn', 'account/AddToCartButton');
    show({ slots: true, card: cardOf({ quantity: 0 }) });
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tote is out of stock' })).toBeDisabled();
  });

  it('calls `onIntent` when the mouse rests on it, not when it passes by', () => {
    jest.useFakeTimers();
    const onIntent = jest.fn();
    show({ onIntent });
    const card = screen.getByRole('article');
    fireEvent.pointerEnter(card);
    jest.advanceTimersByTime(40);
    fireEvent.pointerLeave(card);
    jest.advanceTimersByTime(400);
    expect(onIntent).not.toHaveBeenCalled();
    fireEvent.pointerEnter(card);
    jest.advanceTimersByTime(80);
    expect(onIntent).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it.each([
    ['pressed', () => fireEvent.pointerDown(screen.getByRole('article'))],
    ['focused', () => fireEvent.focus(screen.getByRole('link', { name: 'View Tote' }))],
    ['clicked without a pointer', () => fireEvent.click(screen.getByRole('article'))],
  ])('calls `onIntent` at once when it is %s', (_, act) => {
    const onIntent = jest.fn();
    show({ onIntent });
    act();
    expect(onIntent).toHaveBeenCalledWith(expect.objectContaining({ slug: 'tote' }));
  });

  it('does not call `onIntent` when one of its buttons is pressed', () => {
    const onIntent = jest.fn();
    show({ onIntent });
    const button = document.createElement('button');
    screen.getByRole('article').append(button);
    fireEvent.pointerDown(button);
    fireEvent.focus(button);
    fireEvent.click(button);
    expect(onIntent).not.toHaveBeenCalled();
  });

  it('keeps hostile titles as text, and a slug in one segment of the path', () => {
    show({ card: cardOf({ title: '<b>\u202Ebag\u0000', slug: '../x?y' }) });
    const link = screen.getByRole('link', { name: /^View/ });
    expect(link).toHaveAttribute('href', '/products/..%2Fx%3Fy');
    expect(screen.getByRole('heading')).toHaveTextContent('<b>\u202Ebag');
  });
});
