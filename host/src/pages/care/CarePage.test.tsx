import { screen, within } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './CarePage';

const open = () => renderRoutes([{ path: '/care', Component }], '/care');

describe('the care guide', () => {
  it('goes by material, leather and PU among them, each with what is good and what harms', () => {
    open();
    for (const name of ['Leather', 'PU', 'Waxed and pull-up leather', 'Vegetable-tanned leather']) {
      const card = within(screen.getByRole('article', { name }));
      expect(card.getAllByRole('listitem').length).toBeGreaterThan(3);
      expect(card.getByText('Keep away from')).toBeVisible();
    }
  });

  it('leads from its head to each material and to storing', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Materials' })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(6);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target).toHaveAccessibleName(link.textContent ?? '');
    }
  });

  it('ends with the way to a repair', () => {
    open();
    const repair = within(screen.getByRole('region', { name: 'A seam has opened?' }));
    expect(repair.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
    expect(repair.getByRole('link', { name: 'Find the store' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(repair.getByText(/6-month stitching warranty/)).toBeVisible();
  });
});
