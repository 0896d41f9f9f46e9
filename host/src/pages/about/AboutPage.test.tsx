import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { screen, within } from '@testing-library/react';
import { StructuredDataContext } from 'federated-site/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './AboutPage';

const open = (element = <Component />) => renderRoutes([{ path: '/about', element }], '/about');
const section = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('About (spec sections 1 and 2)', () => {
  it('has a hero with badges: since 2012, 4.8 on Google, 6 months on stitching', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Chamda & Co.');
    for (const badge of [
      'Family-run since 2012',
      '4.8 rating on Google',
      '6-month stitching warranty on selected items',
    ]) {
      expect(screen.getByText(badge)).toBeVisible();
    }
  });

  it('counts 12+ years, 800+ SKUs, 10k+ customers and a 4.8 rating in four tiles', () => {
    open();
    const figures = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(figures).toEqual(['12+', '800+', '10k+', '4.8']);
    const words = screen.getAllByRole('term').map((one) => one.textContent);
    expect(words).toEqual([
      expect.stringContaining('years serving'),
      'SKUs products in store',
      expect.stringContaining('happy customers'),
      expect.stringContaining('rating on Google'),
    ]);
  });

  it('does not repeat the figures that Home claims, nor its company', () => {
    const { container } = open();
    expect(container).not.toHaveTextContent(/20000|\b7\+|Overseas/);
  });

  it('tells the founder’s story with a quote', () => {
    open();
    expect(section('Our Story').getByText(/In 2012 our founder/)).toBeVisible();
    expect(section('Our Story').getByRole('figure')).toHaveTextContent(/^“.+”Our founder/);
  });

  it('says what it stands for, in four points', () => {
    open();
    const titles = section('What We Stand For')
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent);
    expect(titles).toEqual([
      'Customer-first service',
      'Built to last',
      'Thoughtful materials',
      'Fair and transparent pricing',
    ]);
  });

  it('shows four store photos, each described', () => {
    open();
    const photos = section('Store & Product Gallery').getAllByRole('img');
    expect(photos).toHaveLength(4);
    for (const photo of photos) expect(photo).toHaveAccessibleName(/\w+ \w+/);
  });

  it('invites to the store: address, every day 10:00 to 22:00, tap to call', () => {
    open();
    const visit = section('Visit or Message Us');
    const address = visit.getByRole('group');
    expect(address).toHaveTextContent('Main market, sector 4, Vaishali');
    expect(address).toHaveTextContent('near the metro station');
    expect(address).toHaveTextContent('Ghaziabad 201010');
    expect(visit.getByText(/Open every day/)).toHaveTextContent('Open every day 10:00 to 22:00');
    expect(visit.getByRole('link', { name: shopConfig().phone })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
  });

  it('leads to the products, to the contact page, and to a chat in a new tab', () => {
    open();
    expect(link('Shop Products')).toHaveAttribute('href', '/products');
    expect(link('Browse all products')).toHaveAttribute('href', '/products');
    expect(link('Ask a question')).toHaveAttribute('href', '/contact');
    expect(link('Chat on WhatsApp')).toHaveAttribute('href', greetingUrl());
    expect(link('Chat on WhatsApp')).toHaveAttribute('target', '_blank');
  });

  it('describes the shop as a local business to search engines', () => {
    const collected: object[] = [];
    open(
      <StructuredDataContext value={collected}>
        <Component />
      </StructuredDataContext>,
    );
    const { name, siteUrl, phone, socialLinks } = shopConfig();
    expect(collected[0]).toMatchObject({
      name,
      image: expect.stringMatching(/^http/),
      url: `${siteUrl}/`,
      telephone: phone,
      address: [{ '@type': 'PostalAddress', addressLocality: 'Ghaziabad' }, {}],
      openingHours: 'Mo-Su 10:00-22:00',
      sameAs: socialLinks.map(({ url }) => url),
    });
  });

  it('has a title, a description, a canonical link and social-sharing tags', () => {
    open();
    const { siteUrl } = shopConfig();
    const meta = (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content');
    expect(document.title).toBe('About | Chamda & Co.');
    expect(meta('description')?.length).toBeLessThanOrEqual(155);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${siteUrl}/about`,
    );
    expect(meta('og:title')).toBe('About');
    expect(meta('og:image')).toMatch(/^http/);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['720', '900']);
    expect(meta('og:image:alt')).toMatch(/duffel/);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });
});
