import { shopConfig } from '@shop/shared/config';
import { screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Testimonials } from '../home/HomePage';
import { Component } from './TestimonialsPage';

const words = () => [...document.querySelectorAll('blockquote')].map((one) => one.textContent);

describe('Testimonials', () => {
  it('hold Home’s words and more', () => {
    const home = renderRoutes([{ path: '/', element: <Testimonials /> }], '/');
    const onHome = words();
    home.unmount();
    renderRoutes([{ path: '/', Component }], '/');
    expect(onHome).toHaveLength(3);
    expect(words()).toEqual(expect.arrayContaining(onHome));
    expect(words().length).toBeGreaterThan(3);
  });

  it('claim Home’s rating of 4.8 and no other figure', () => {
    const { container } = renderRoutes([{ path: '/', Component }], '/');
    expect(screen.getByText('4.8 Google rating')).toBeVisible();
    expect(container.textContent?.match(/\d[\d.,]*/g)).toEqual(['4.8']);
  });

  it('lead to the review-writing page of the maps service', () => {
    renderRoutes([{ path: '/', Component }], '/');
    for (const link of screen.getAllByRole('link', { name: 'Write a review' })) {
      expect(link).toHaveAttribute('href', shopConfig().reviewUrl);
    }
  });
});
