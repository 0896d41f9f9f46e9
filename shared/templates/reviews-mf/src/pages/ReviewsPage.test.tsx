import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';
import { Component } from './ReviewsPage';

const [page] = remote.routes.filter(({ path }) => path === '/reviews/:slug');

/** As the host opens it: the page's chunk is there before the router starts. */
const open = (url: string) =>
  renderRoutes([{ ...page, lazy: undefined, Component, HydrateFallback: () => null }], url);

describe('/reviews/:slug', () => {
  it('has a title, in the page and for search engines', async () => {
    open('/reviews/some-slug');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    expect(document.title).toMatch(/^Reviews \| /);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringContaining('/reviews/some-slug'),
    );
  });
});
