import { mockApi, sampleProducts } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { listLoader } from '../../data/list/list-loader';
import { noAccount } from '../../testing/list-page';
import { Component, HydrateFallback } from './ListPage';

/** The code of the search is on its way for as long as the test lasts. */
jest.mock('../../data/list/load-search', () => ({ prepareSearch: async () => {} }));

it('results stay, pale, while the code of the search is on its way', async () => {
  mockApi({
    'GET /api/auth/products/': sampleProducts(3),
    'GET /api/auth/categories/': [],
  });
  const route = { path: '/products', loader: listLoader, Component, HydrateFallback };
  const { user, router, container } = renderRoutes([route], '/products', { remotes: [noAccount] });
  await screen.findByText('Showing 3 products');
  await user.type(screen.getByRole('searchbox'), 'bag under 500');
  await waitFor(() => expect(router.state.location.search).toContain('q=bag'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(screen.getByText('Showing 3 products')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
});
