import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { orderUrl, productPath, productUrl, restockUrl, searchHelpUrl } from './chat-links';

const tote = { id: 7, slug: 'tote', title: 'Tote', price: 1499 };
const textOf = (url: string): string => new URL(url).searchParams.get('text') ?? '';

beforeEach(() => {
  setShopConfig({ ...defaultConfig, whatsapp: '911234567890', siteUrl: 'https://bags.example' });
});

it('an order goes to the configured number with the address on the configured site', () => {
  const url = orderUrl(tote, { color: 'Tan', quantity: 2 });
  expect(url).toMatch(/^https:\/\/wa\.me\/911234567890\?/);
  expect(textOf(url)).toMatch(
    /Colour: Tan[\s\S]+Total: ₹2,998\nhttps:\/\/bags\.example\/products\/tote\?color=Tan\nhttps:\/\/bags\.example\/order\/tote:tan:2$/,
  );
});

it('any slug makes one path segment', () => {
  expect(productPath({ slug: 'a/b ?#\uD800' })).toBe('/products/a%2Fb%20%3F%23%EF%BF%BD');
});

it('a product with an endless slug is addressed by its id', () => {
  const endless = { ...tote, slug: 'बैग'.repeat(500) };
  expect(productUrl(endless)).toBe('https://bags.example/products/7');
  expect(orderUrl(endless).length).toBeLessThan(2000);
});

it('an address opens the page in the chosen colour, unless the colour would make it endless', () => {
  expect(productUrl(tote, 'Dark Tan\uD800')).toBe(
    'https://bags.example/products/tote?color=Dark%20Tan%EF%BF%BD',
  );
  expect(productUrl(tote, 'नीला'.repeat(500))).toBe('https://bags.example/products/tote');
});

it('a sold-out product can be asked about, by its name and address', () => {
  expect(textOf(restockUrl(tote))).toBe(
    'Hello! Please tell me when this is back in stock:\nTote\nhttps://bags.example/products/tote',
  );
});

it('a search that found nothing can be asked about', () => {
  expect(textOf(searchHelpUrl('red belt'))).toContain('red belt');
});
