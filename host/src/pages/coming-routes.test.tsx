import { shopConfig } from '@shop/shared/config';
import { renderRoutes } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { comingPages, comingRoutes } from './coming-routes';

describe('pages that stand in until their own are built', () => {
  it('are these, and only get fewer', () => {
    expect(comingPages.map(({ path }) => path)).toEqual([
      '/about',
      '/contact',
      '/faq',
      '/terms',
      '/privacy',
      '/testimonials',
      '/care',
    ]);
  });

  it.each(comingPages)(
    '$path says what is coming and how to reach the shop',
    ({ path, title, text }) => {
      renderRoutes(comingRoutes, path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
      expect(screen.getByRole('link', { name: shopConfig().phone })).toBeVisible();
    },
  );
});
