import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './ReviewsPage';

describe('/reviews', () => {
  it('has a title, in the page and for search engines, and a section', () => {
    renderRoutes([{ path: '/reviews', Component }], '/reviews');
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    expect(document.title).toMatch(/^Reviews \| /);
    expect(screen.getByRole('region', { name: 'What is here' })).toBeVisible();
  });
});
