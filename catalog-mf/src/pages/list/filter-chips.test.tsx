import { screen, within } from '@testing-library/react';
import { readQuery } from '../../data/list/list-filters';
import { listHead } from '../../data/list/list-head-rules';
import { bags, names, open, products } from '../../testing/list-page';

describe('the filters of the list', () => {
  const dear = bags.map((bag, index) => ({
    ...bag,
    quantity: index === 1 ? 0 : 5,
    available_colors: [{ name: index < 2 ? 'Tan' : 'Wine', hex: '#a9713f' }],
  }));
  const chip = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Filters' })).getByRole('link', { name });

  it('are links that add to each other, and take their filter away when chosen', async () => {
    const { user, address } = await open('/products?category=wallets', { [products]: dear });
    await user.click(await screen.findByRole('link', { name: 'All Products' }));
    await screen.findByText('Showing 4 products');
    await user.click(chip('Under ₹1,000'));
    expect(await screen.findByText('Showing 2 products')).toBeVisible();
    expect(names()).toEqual(['Wallet', 'Belt']);
    expect(chip('Under ₹1,000')).toHaveAttribute('aria-current', 'true');
    await user.click(chip('In stock'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(address()).toBe('/products?maxPrice=1000&inStock=true');
    await user.click(chip('Under ₹1,000'));
    await user.click(chip('Tan'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(names()).toEqual(['Tote']);
    // The colour goes along to the product and into the chat.
    const view = screen.getByRole('link', { name: 'View Tote' });
    expect(view.getAttribute('href')).toMatch(/^\/products\/[^?]+\?color=Tan$/);
    const order = screen.getByRole<HTMLAnchorElement>('link', { name: 'Order Tote on WhatsApp' });
    expect(decodeURIComponent(order.href)).toContain('Colour: Tan');
    expect(chip('Wine')).toHaveAttribute('href', '/products?color=Wine&inStock=true');
  });

  it('show a filter that only the address has, so that it can be taken away', async () => {
    await open('/products?color=pink&maxPrice=750', { [products]: dear });
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
    expect(chip('pink')).toHaveAttribute('href', '/products?maxPrice=750');
    expect(chip('Under ₹750')).toHaveAttribute('aria-current', 'true');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Ask on WhatsApp/ });
    expect(decodeURIComponent(href)).toContain('“pink, under ₹750”');
  });

  it('begin with those of the address, and none moves when one is pressed', async () => {
    const { user } = await open('/products?category=womens&inStock=true', { [products]: dear });
    await screen.findByText('Showing 2 products');
    const orders = () =>
      screen
        .getAllByRole('navigation', { name: /categories|Filters/ })
        .map((row) => within(row).getAllByRole('link'));
    const [rooms = [], filters = []] = orders();
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      ...["Women's", 'All Products', 'Wallets', 'Belts'],
    ]);
    expect(filters[0]).toHaveTextContent('In stock');
    await user.click(screen.getByRole('link', { name: 'All Products' }));
    await user.click(chip('Under ₹1,000'));
    expect(await screen.findByText('Showing 1 products')).toBeVisible();
    expect(chip('Under ₹1,000')).toHaveFocus();
    expect(orders()[0]).toEqual(rooms);
    expect(orders()[1]?.slice(0, 4)).toEqual(filters.slice(0, 4));
  });

  it('keep their combinations from search engines', () => {
    const head = (address: string) => listHead(readQuery(address), undefined, [{} as never]);
    expect(head('?inStock=true')).toMatchObject({ hidden: true });
    expect(head('?category=wallets')).toMatchObject({ hidden: false });
  });
});
