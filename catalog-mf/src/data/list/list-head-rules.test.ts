import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { reshapeCards } from '@shop/shared/entities';
import { sampleProducts } from '@shop/shared/testing';
import { readQuery } from './list-filters';
import { itemListData, listCrumbsData, listHead } from './list-head-rules';

const wholeList = readQuery('');

const cards = reshapeCards(sampleProducts(2));
const wallets = { id: 3, slug: 'wallets', title: 'Wallets', description: 'Slim and strong.' };
const inWallets = { ...wholeList, category: 'wallets' };

beforeEach(() => setShopConfig({ ...defaultConfig, siteUrl: 'https://bags.example' }));

describe('the head of the product list', () => {
  it('names the category, its address and a picture', () => {
    expect(listHead(inWallets, wallets, cards)).toEqual({
      title: 'Wallets',
      description: 'Wallets: Slim and strong. Compare prices and order on WhatsApp.',
      path: '/products?category=wallets',
      image: {
        src: 'https://bags.example/media/products/1.jpg',
        alt: 'Sample Bag 1',
      },
      hidden: false,
    });
  });

  it('names an unknown category as its heading does, by its slug', () => {
    const query = { ...wholeList, category: 'laptop-bags' };
    expect(listHead(query, undefined, [])).toMatchObject({ title: 'Laptop bags', hidden: true });
  });

  it('has one address for all orders and views, and one for each page', () => {
    const { path, title } = listHead(
      { ...wholeList, sort: 'newest', view: 'list', page: 2 },
      undefined,
      cards,
    );
    expect([path, title]).toEqual(['/products?page=2', 'All products, page 2']);
  });

  it('keeps searches and empty lists from search engines', () => {
    expect(listHead({ ...wholeList, q: 'x' }, undefined, cards).hidden).toBe(true);
    expect(listHead(wholeList, undefined, []).hidden).toBe(true);
  });

  it('is at most 155 characters of description', () => {
    const talkative = { ...wallets, description: 'very '.repeat(200) };
    expect(listHead(inWallets, talkative, cards).description.length).toBeLessThanOrEqual(155);
  });
});

describe('structured data of the product list', () => {
  it('lists the products of the page by position and address', () => {
    expect(itemListData(cards, 25)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 25, url: 'https://bags.example/products/sample-bag-1' },
        { position: 26, url: 'https://bags.example/products/sample-bag-2' },
      ],
    });
  });

  it('has the breadcrumbs Home, Products, category', () => {
    expect(listCrumbsData(inWallets, wallets)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://bags.example/' },
        { position: 2, item: 'https://bags.example/products' },
        { position: 3, name: 'Wallets', item: 'https://bags.example/products?category=wallets' },
      ],
    });
  });
});
