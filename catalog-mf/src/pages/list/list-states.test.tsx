import { act, screen, waitFor } from '@testing-library/react';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import { bags, categories, open, products } from '../../testing/list-page';

describe('states of the list (spec section 4)', () => {
  it('loading: cards in their shape, announced one time', async () => {
    const { container } = await open('/products', { [products]: silence() as never });
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.getByText('Loading products…')).toBeInTheDocument();
    expect(container.querySelectorAll('article[aria-hidden=true]')).toHaveLength(8);
  });

  it("error: 'Failed to load products', and Try again works without a reload", async () => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    const { api, user } = await open('/products', { [products]: answer(500) as never });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products');
    api.use({ [products]: bags });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(info).toHaveBeenCalledWith('product list:', expect.anything());
  });

  it('without a line says so, and opens by itself when it is back', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api } = await open('/products', { [products]: noAnswer() as never });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('You are offline');
    expect(notice).not.toHaveTextContent('Failed');
    line.mockReturnValue(true);
    api.use({ [products]: bags });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
  });

  it('empty: the text of the spec, with an Ask on WhatsApp button that names the search', async () => {
    await open('/products?q=umbrella');
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
    const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('“umbrella”');
  });

  it('empty in a category: the same search in the whole shop is one click away', async () => {
    const { user } = await open('/products?category=umbrellas&q=tote');
    expect(await screen.findByRole('heading', { level: 1, name: 'Umbrellas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search all products' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('No products found matching your criteria.')).toBeNull(),
    );
  });

  it('a 404 on the list is treated as empty', async () => {
    await open('/products', { [products]: answer(404, { detail: 'Not found.' }) as never });
    expect(await screen.findByText('No products found matching your criteria.')).toBeVisible();
  });

  it('a failed category load is only logged: the list has its products, and one chip', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    await open('/products', { [categories]: answer(500) as never });
    expect(await screen.findByText('Showing 4 products')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Product categories' })).toHaveTextContent(
      /^All Products$/,
    );
    expect(screen.getAllByText('Womens')).toHaveLength(2);
    expect(info).toHaveBeenCalledWith('categories:', expect.anything());
  });
});
