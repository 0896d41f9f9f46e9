import { mockApi, plainReply, sampleCategory, sampleProducts } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { Widget, type WidgetName } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { expectConsole } from 'federated-site/testing/console';
import { renderRoutes } from 'federated-site/testing/pages';
import catalog from '../remote';

const products = 'GET /api/auth/products/';
const categories = 'GET /api/auth/categories/';

const place = (name: Extract<WidgetName, `catalog/${string}`>) =>
  renderRoutes([{ path: '/', element: <Widget name={name} fallback={<p>waiting</p>} /> }], '/', {
    remotes: [catalog],
  });

describe('Featured Bags (spec section 2, Home)', () => {
  it('shows the 8 newest, even from an API that sorts and limits nothing', async () => {
    const api = mockApi({ [products]: plainReply(sampleProducts(20)) as never });
    place('catalog/FeaturedProducts');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13].map((id) => `Sample Bag ${id}`),
    );
    expect(api.callsOf(products)[0]?.query).toMatchObject({ limit: '8', ordering: '-created_at' });
  });

  it('shows the 8 newest, even from an API that limits but does not sort', async () => {
    const all = plainReply(sampleProducts(20)) as unknown[];
    const api = mockApi({
      [products]: ({ query }) => (query.limit ? all.slice(0, Number(query.limit)) : all),
    });
    place('catalog/FeaturedProducts');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings[0]).toHaveTextContent('Sample Bag 20');
    expect(api.callsOf(products)).toHaveLength(2);
  });

  it('each has price, struck-through original price, percent-off badge, View and Order', async () => {
    mockApi({ [products]: sampleProducts(1) });
    place('catalog/FeaturedProducts');
    expect(await screen.findByRole('link', { name: 'View Sample Bag 1' })).toHaveAttribute(
      'href',
      '/products/sample-bag-1',
    );
    expect(screen.getByText('₹1,499')).toBeVisible();
    expect(screen.getByText('₹1,999').tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order Sample Bag 1 on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    );
  });

  it('offers WhatsApp while there is nothing to show', async () => {
    mockApi({ [products]: answer(404) as never });
    place('catalog/FeaturedProducts');
    expect(await screen.findByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  });

  it('leaves its place to the fallback when the API is down', async () => {
    expectConsole('warn', 'catalog/FeaturedProducts');
    mockApi({ [products]: answer(500) as never });
    place('catalog/FeaturedProducts');
    expect(await screen.findByText('waiting')).toBeVisible();
  });
});

describe('Shop by Category (spec section 2, Home)', () => {
  it('links each category by its slug, or by its id when there is no slug', async () => {
    mockApi({
      [categories]: [sampleCategory(), sampleCategory({ id: 9, slug: null, title: 'Gifts' })],
    });
    place('catalog/CategoryTiles');
    expect(await screen.findByRole('link', { name: "Women's" })).toHaveAttribute(
      'href',
      '/products?category=womens',
    );
    expect(screen.getByRole('link', { name: 'Gifts' })).toHaveAttribute(
      'href',
      '/products?category=9',
    );
  });

  it('leads to all products in a shop without categories', async () => {
    mockApi({ [categories]: [] });
    place('catalog/CategoryTiles');
    expect(await screen.findByRole('link', { name: 'All Products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });
});
