import { setShopConfig, shopConfig } from '@shop/shared/config';
import { screen, within } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Footer } from './Footer';

const open = (url = '/') => renderRoutes([{ path: '*', Component: Footer }], url);
const footer = () => within(screen.getByRole('contentinfo'));
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer (spec section 2)', () => {
  it('leads to /, /products, /about, /contact, /faq, /care, /privacy, /terms', () => {
    open();
    const hrefs = links(footer().getByRole('navigation', { name: 'The shop' })).map(([, to]) => to);
    expect(hrefs.join(', ')).toBe('/, /products, /about, /contact, /faq, /care, /privacy, /terms');
  });

  it('has shortcuts to mens, womens, wallets, office, travel, accessories', () => {
    open();
    expect(links(footer().getByRole('navigation', { name: 'Categories' }))).toEqual([
      ["Men's", '/products?category=mens'],
      ["Women's", '/products?category=womens'],
      ['Wallets', '/products?category=wallets'],
      ['Office', '/products?category=office'],
      ['Travel', '/products?category=travel'],
      ['Accessories', '/products?category=accessories'],
    ]);
  });

  it('has shortcuts to other categories that the configuration names', () => {
    const config = shopConfig();
    const belts = { slug: 'belts & more', label: 'Belts' };
    setShopConfig({ ...config, categoryShortcuts: [belts] });
    open();
    setShopConfig(config);
    expect(links(footer().getByRole('navigation', { name: 'Categories' }))).toEqual([
      ['Belts', '/products?category=belts%20%26%20more'],
    ]);
  });

  it('marks the page or category that is shown', () => {
    open('/products?category=wallets');
    const marked = footer()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(['Wallets']);
  });

  it('leads to the seller and to where complaints go', () => {
    open();
    expect(footer().getByRole('link', { name: 'Seller and complaints' })).toHaveAttribute(
      'href',
      '/contact#seller',
    );
  });

  it('states its own hours, 10:30 AM - 8:30 PM', () => {
    open();
    expect(footer().getByText('10:30 AM - 8:30 PM')).toBeVisible();
  });

  it('shows name, address, phone, e-mail and social links of the configuration', () => {
    open();
    const { name, phone, email, stores, socialLinks } = shopConfig();
    expect(footer().getByText(name)).toBeVisible();
    expect(footer().getByText(stores[0]?.lines[0] ?? '')).toBeVisible();
    expect(footer().getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    expect(footer().getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    for (const social of socialLinks) {
      expect(footer().getByRole('link', { name: social.name })).toHaveAttribute('href', social.url);
    }
  });
});
