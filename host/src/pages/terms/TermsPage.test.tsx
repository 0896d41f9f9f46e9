import { shopConfig } from '@shop/shared/config';
import { screen, within } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './TermsPage';

const open = () => renderRoutes([{ path: '/terms', Component }], '/terms');
const part = (name: string) => screen.getByRole('region', { name });

describe('Terms & Conditions (spec section 9)', () => {
  it('take no returns unless the item arrives damaged, with an unboxing video as proof', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms & Conditions');
    expect(part('Returns')).toHaveTextContent('No returns unless the item arrives damaged.');
    expect(part('Returns')).toHaveTextContent('An unboxing video is needed as proof');
    expect(part('Returns')).not.toHaveTextContent('7 days');
  });

  it('exchange PU items within 1 day of delivery, with the tag intact', () => {
    open();
    expect(part('Exchanges')).toHaveTextContent(
      'must be requested within 1 day of delivery, with the tag intact.',
    );
  });

  it('say that prices include taxes, and that orders wait for the payment’s confirmation', () => {
    open();
    expect(part('Prices and payment')).toHaveTextContent('Prices include taxes.');
    expect(part('Orders')).toHaveTextContent(
      'Orders are processed only after payment confirmation.',
    );
  });

  it('leave shipping to the chat, and know no payment on the website', () => {
    open();
    expect(part('Prices and payment')).toHaveTextContent('Shipping is arranged over WhatsApp');
    expect(part('Prices and payment')).toHaveTextContent(
      'There is no checkout and no payment on this website',
    );
  });

  it('give 6 months on stitching for selected items', () => {
    open();
    expect(part('Warranty')).toHaveTextContent(
      'Selected items carry a warranty of 6 months on stitching',
    );
  });

  it('name the seller, and who settles complaints', () => {
    open();
    const { legalName, legalAddress, grievanceName, grievancePhone } = shopConfig();
    expect(part('Who sells')).toHaveTextContent(`You buy from ${legalName}, ${legalAddress}.`);
    expect(part('Who sells')).toHaveTextContent(`Complaints go to ${grievanceName}: call`);
    expect(within(part('Who sells')).getByRole('link', { name: grievancePhone })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    expect(screen.getByRole('link', { name: 'All about the seller' })).toHaveAttribute(
      'href',
      '/contact#seller',
    );
  });

  it('begin with their contents, each leading to its part', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target).toHaveAccessibleName(link.textContent ?? '');
    }
  });
});
