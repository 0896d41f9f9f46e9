import { shopConfig } from '@shop/shared/config';
import { screen, within } from '@testing-library/react';
import { defineWidget, type RemoteModule, StructuredDataContext } from 'federated-site/react';
import { expectConsole } from 'federated-site/testing/console';
import { fakeRemote, renderRoutes } from 'federated-site/testing/pages';
import { homeHandle } from '../../routes';
import * as home from './HomePage';

const widget = (text: string, broken: () => boolean = () => false) =>
  defineWidget({
    load: async () => {
      if (broken()) throw new Error('the API does not answer');
      return text;
    },
    Component: ({ data }: { data: string }) => <p>{data}</p>,
  });

const catalogue = (broken?: () => boolean): RemoteModule =>
  fakeRemote('catalog', {
    FeaturedProducts: async () => widget('eight newest bags', broken),
    CategoryTiles: async () => widget('six categories', broken),
  });

const routes = [{ path: '/', ...home }];
const open = async (remotes: RemoteModule[] = [catalogue()]) => {
  const view = renderRoutes(routes, '/', { remotes });
  await screen.findByText(/eight newest bags|cannot be shown/);
  return view;
};

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('Home (spec section 2)', () => {
  it('has a hero with badges, a call to action to /products, and a WhatsApp order link', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('6-month stitching warranty on selected items')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop all products' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.getByRole('link', { name: 'Order on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/910000000000\?text=Hello.*order/),
    );
  });

  it('has a three-image banner, each described, the middle one loaded first', async () => {
    const { container } = await open();
    const pictures = [...container.querySelectorAll('picture img')];
    expect(pictures.map((img) => img.getAttribute('alt'))).toEqual(
      Array(3).fill(expect.stringMatching(/\w+ \w+/)),
    );
    expect(pictures.map((img) => img.getAttribute('fetchpriority'))).toEqual([null, 'high', null]);
  });

  it('tilts each picture of its banner', async () => {
    const { container } = await open();
    const prints = [...container.querySelectorAll('picture')].map(
      (picture) => picture.parentElement?.parentElement as HTMLElement,
    );
    expect(prints.map((print) => getComputedStyle(print).transform)).toEqual(
      Array(3).fill(expect.stringMatching(/^rotate\(-?[1-9]/)),
    );
  });

  it('claims a 4.8 Google rating, 20000+ happy customers and 7+ years of experience', async () => {
    await open();
    for (const [figure, words] of [
      ['4.8', 'Google rating'],
      ['20000+', 'happy customers'],
      ['7+', 'years of experience'],
    ] as const) {
      expect(screen.getByText(figure).parentElement).toHaveTextContent(`${figure} ${words}`);
    }
  });

  it('names the overseas trading company that runs the shop', async () => {
    await open();
    const { name, tradingCompany } = shopConfig();
    expect(screen.getByText(`${name} is run by ${tradingCompany}`)).toBeVisible();
  });

  it('shows Featured Bags and Shop by Category from the catalogue', async () => {
    await open();
    expect(section('Featured Bags').getByText('eight newest bags')).toBeVisible();
    expect(section('Shop by Category').getByText('six categories')).toBeVisible();
  });

  it('gives four benefits under Why Choose', async () => {
    await open();
    const why = section(`Why Choose ${shopConfig().name}`);
    expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('links the testimonials to /testimonials and to a review-writing page', async () => {
    await open();
    const block = section('What customers say');
    expect(block.getByRole('link', { name: 'Read more testimonials' })).toHaveAttribute(
      'href',
      '/testimonials',
    );
    expect(block.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      shopConfig().reviewUrl,
    );
  });

  it('invites to two stores, 10:00 AM - 10:00 PM every day, with maps links', async () => {
    await open();
    const visit = section('Visit Our Store');
    expect(visit.getByText('10:00 AM - 10:00 PM').parentElement).toHaveTextContent(
      '10:00 AM - 10:00 PM, every day',
    );
    const addresses = visit.getAllByRole('group');
    expect(addresses).toHaveLength(2);
    expect(addresses[0]).toHaveTextContent('Main market, sector 4, Vaishali');
    expect(addresses[0]).toHaveTextContent('Ghaziabad 201010');
    for (const { name, mapsUrl } of shopConfig().stores) {
      expect(visit.getByRole('link', { name: `Open in maps: ${name}` })).toHaveAttribute(
        'href',
        mapsUrl,
      );
    }
  });

  it('leads on to maps beneath the embedded map, also where a frame shows nothing', async () => {
    const { user } = await open();
    const link = () => screen.getByRole('link', { name: 'Open in maps' });
    expect(link()).toHaveAttribute('href', shopConfig().stores[0]?.mapsUrl);
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(link()).toBeVisible();
  });

  it('loads the embedded map only when it is wanted', async () => {
    const { user } = await open();
    const title = `Map of ${shopConfig().name}`;
    expect(screen.queryByTitle(title)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle(title)).toHaveAttribute('src', shopConfig().mapEmbedUrl);
  });

  it('describes the shop as a local business to search engines', async () => {
    const collected: object[] = [];
    const element = (
      <StructuredDataContext value={collected}>
        <home.Component />
      </StructuredDataContext>
    );
    renderRoutes([{ path: '/', element }], '/', { remotes: [catalogue()] });
    await screen.findByText('eight newest bags');
    expect(collected[0]).toMatchObject({
      '@type': 'Store',
      telephone: shopConfig().phone,
      openingHours: 'Mo-Su 10:00-22:00',
    });
  });
});

describe('Home without the catalogue', () => {
  it('keeps hero, contact and stores, offers a retry that works, WhatsApp and the products', async () => {
    let down = true;
    expectConsole('warn', 'slot ["catalog/FeaturedProducts"');
    expectConsole('warn', 'slot ["catalog/CategoryTiles"');
    const { user } = await open([catalogue(() => down)]);
    const featured = section('Featured Bags');
    expect(featured.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
    expect(featured.getByRole('link', { name: 'Go to products' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(section('Shop by Category').getByRole('link', { name: 'Wallets' })).toHaveAttribute(
      'href',
      '/products?category=wallets',
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      section('Visit Our Store').getByRole('link', { name: shopConfig().phone }),
    ).toBeVisible();

    down = false;
    await user.click(featured.getByRole('button', { name: 'Try again' }));
    expect(await featured.findByText('eight newest bags')).toBeVisible();
  });

  it('asks the server to load the catalogue’s two widgets at the same time', () => {
    expect(homeHandle.serverWidgets?.({}).map(({ name }) => name)).toEqual([
      'catalog/FeaturedProducts',
      'catalog/CategoryTiles',
    ]);
  });
});
