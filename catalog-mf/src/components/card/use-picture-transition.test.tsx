import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { ProductGrid } from '../list/ProductGrid';

const routes = [
  { path: '/products', element: <ProductGrid cards={reshapeCards(sampleProducts(2))} /> },
  { path: '/products/:slug', element: <h1>The product</h1> },
];

/** A browser with view transitions, whose visitor may want none. */
function withTransitions(calm: boolean) {
  const start = jest.fn((update: () => void) => {
    update();
    return {
      finished: Promise.resolve(),
      ready: Promise.resolve(),
      skipTransition: () => undefined,
    };
  });
  Object.assign(document, { startViewTransition: start });
  window.matchMedia = jest.fn().mockReturnValue({ matches: calm });
  return start;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(window, 'matchMedia');
});

const openFirst = async () => {
  const page = renderRoutes(routes, '/products');
  const [card] = screen.getAllByRole('article');
  const picture = card?.querySelector('picture')?.parentElement;
  const link = screen.getAllByRole('link', { name: 'View Sample Bag 1' })[0];
  if (!picture || !link) throw new Error('no card');
  await page.user.click(link);
  expect(await screen.findByRole('heading', { name: 'The product' })).toBeInTheDocument();
  expect(page.address()).toBe('/products/sample-bag-1');
  return picture;
};

describe('the picture of a clicked card', () => {
  it('moves to the product page where the browser can', async () => {
    const start = withTransitions(false);
    const picture = await openFirst();
    expect(start).toHaveBeenCalledTimes(1);
    expect(picture.dataset.picture).toBe('');
  });

  it('stays for a visitor with reduced motion', async () => {
    const start = withTransitions(true);
    const picture = await openFirst();
    expect(start).not.toHaveBeenCalled();
    expect(picture.dataset.picture).toBeUndefined();
  });

  it('stays in a browser that knows no view transitions', async () => {
    const picture = await openFirst();
    expect(picture.dataset.picture).toBeUndefined();
  });
});
