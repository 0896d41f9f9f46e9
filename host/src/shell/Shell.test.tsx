import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type RemoteModule, siteNavigation } from 'federated-site/react';
import { Link, type RouteObject, useLocation } from 'federated-site/router';
import { renderRoutes } from 'federated-site/testing/pages';
import { useState } from 'react';
import { Shell } from './Shell';

const page = (path: string, title: string, more: object = {}): RouteObject => ({
  path,
  element: <h1>{title}</h1>,
  ...more,
});

const coming = () => new Promise<never>(() => undefined);
/** A page whose title comes with its data. */
function SlowPage() {
  const { search } = useLocation();
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <title>{isThere ? `Reviews${search}` : 'Loading reviews…'}</title>
      <button type="button" onClick={() => setIsThere(true)}>
        Data
      </button>
      <Link to="?page=2">More</Link>
    </>
  );
}

/** The owner of wishlist and cart, on its way. */
const account: RemoteModule = {
  name: 'account',
  routes: [],
  widgets: { WishlistPanelButton: coming, CartPanelButton: coming },
};

const open = (url = '/') =>
  renderRoutes(
    [
      {
        Component: Shell,
        children: [
          page('/', 'Home'),
          page('/products', 'All Products'),
          page('/products/:slug', 'Market tote', { handle: { ownWhatsApp: true } }),
          page('/blog/:slug', 'A story'),
          page('/reviews', 'What others say'),
          page('/slow', '', { element: <SlowPage /> }),
        ],
      },
    ],
    url,
    { remotes: [account] },
  );

const header = () => within(screen.getByRole('banner'));
/** jsdom is a narrow screen to styles; the wide one's navigation is looked for by its label. */
const wideNav = () => header().getByLabelText('Main');
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('the header (spec section 2)', () => {
  it('leads to Home, Products, About, Blogs, Contact and FAQ', () => {
    open();
    expect(links(wideNav())).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['About', '/about'],
      ['Blogs', '/blogs'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
    ]);
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/products', 'Products', 'page'],
    ['/products/tote', 'Products', 'true'],
    ['/blog/care', 'Blogs', 'true'],
  ])('marks the place on %s: %s', (url, name, mark) => {
    open(url);
    const nav = within(wideNav());
    expect(nav.getByText(name)).toHaveAttribute('aria-current', mark);
    expect(
      nav
        .getAllByRole('link', { hidden: true })
        .filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(1);
  });

  describe('with a remote that brings entries', () => {
    const navigation = [
      { path: '/products/sets', label: 'Sets <i>&amp; more</i>' },
      { path: '/reviews', label: 'Reviews' },
    ];
    const added = navigation.map(({ path, label }) => [label, path]);
    beforeEach(() => Object.assign(siteNavigation, { entries: navigation }));
    afterEach(() => Object.assign(siteNavigation, { entries: [] }));

    it('shows them as text after its own, in the bar and in the menu of a phone', () => {
      open();
      for (const place of [wideNav(), header().getByLabelText('Menu', { selector: 'nav' })]) {
        const shown = links(place);
        expect(shown.slice(5)).toEqual([['FAQ', '/faq'], ...added]);
      }
    });

    it('marks the place on them, too', () => {
      open('/reviews/');
      expect(within(wideNav()).getByText('Reviews')).toHaveAttribute('aria-current', 'page');
    });
  });

  it('offers Login and Register to a signed-out visitor', () => {
    open();
    const [login] = header().getAllByRole('link', { name: 'Login' });
    const [register] = header().getAllByRole('link', { name: 'Register' });
    expect(login).toHaveAttribute('href', '/login');
    expect(register).toHaveAttribute('href', '/register');
  });

  it('calls the shop, and opens a chat with it', () => {
    open();
    expect(header().getByRole('link', { name: `Call ${shopConfig().phone}` })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    expect(header().getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/910000000000\?text=/,
    );
  });

  it('leads a signed-out visitor from wishlist and cart to the login, and back to them', () => {
    open('/products?category=wallets');
    for (const name of ['Wishlist', 'Cart']) {
      expect(header().getByRole('link', { name })).toHaveAttribute(
        'href',
        `/login?next=%2Fproducts%3Fcategory%3Dwallets%23${name.toLowerCase()}`,
      );
    }
  });
});

describe('the menu of a narrow screen', () => {
  const menu = () => document.querySelector('details');

  it('has a name as the group that it is, closed and open', () => {
    open();
    expect(screen.getByRole('group', { name: 'Site menu' })).toBe(menu());
  });

  it('closes when a page is chosen', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    expect(menu()).toHaveAttribute('open');
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(nav.getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
    expect(menu()).not.toHaveAttribute('open');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = open();
    const summary = screen.getByLabelText('Menu', { selector: 'summary' });
    await user.click(summary);
    await user.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  it('closes on a click outside', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    await user.click(screen.getByRole('main'));
    expect(menu()).not.toHaveAttribute('open');
  });
});

describe('around a page', () => {
  it('floats a WhatsApp button on every route except product detail', () => {
    const { unmount } = open('/products');
    expect(screen.getByTitle('Chat on WhatsApp')).toHaveAttribute('href', greetingUrl());
    unmount();
    open('/products/tote');
    expect(screen.queryByTitle('Chat on WhatsApp')).not.toBeInTheDocument();
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = open();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('moves the focus to the content of the next page', async () => {
    const { user } = open();
    const nav = within(wideNav());
    await user.click(nav.getByText('Products'));
    expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says the title of the next page, and once more when a page that loads has its own', async () => {
    const { user, router } = open();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await act(() => router.navigate('/slow'));
    const data = await screen.findByRole('button', { name: 'Data' });
    await user.click(data);
    await waitFor(() => expect(said()).toContain('Reviews'));
    // The same page with other contents: only the visitor's press, and no new place.
    await user.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(document.title).toBe('Reviews?page=2'));
    expect(said()).toContain('Reviews');
  });
});
