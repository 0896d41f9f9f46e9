import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component, loader } from './NotFoundPage';

describe('any other path', () => {
  it("says 'Oops! Page not found' with a link home", async () => {
    renderRoutes([{ path: '*', HydrateFallback: () => null, loader, Component }], '/no/such/page');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Oops! Page not found$/,
    );
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('answers with status 404', () => {
    expect(loader().status).toBe(404);
  });
});
