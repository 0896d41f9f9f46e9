import { count, type Item } from './read-items';

/**
 * Shopify's script, told to ask a shop of this machine, which has no certificate.
 * @throws when it is not the version that this is written for
 */
export function peerScript(code: string): string {
  const scheme = '"https://"+t.domain';
  if (!code.includes(scheme)) throw new Error('buy-button-js asks its shop in another way');
  return code.replace(scheme, '"http://"+t.domain');
}

/**
 * What a page says to show products, as Shopify's own generator writes it.
 * @param shop host and port of the shop
 */
export const peerStart = (script: string, shop: string): string =>
  `<div id="grid"></div><script>(function(){var s=document.createElement('script');s.async=true;` +
  `s.src='${script}';document.head.appendChild(s);s.onload=function(){` +
  `var client=ShopifyBuy.buildClient({domain:'${shop}',storefrontAccessToken:'token'});` +
  `ShopifyBuy.UI.init(client).createComponent('productSet',{id:[${ids().join()}],` +
  `node:document.getElementById('grid'),moneyFormat:'%E2%82%B9%7B%7Bamount%7D%7D'})}})()</script>`;

const ids = () => Array.from({ length: count }, (_, at) => at + 1);

/** What Shopify's Storefront API (GraphQL, 2025-01) answers to it, with the same products. */
export const peerData = (items: readonly Item[]): string =>
  JSON.stringify({ data: { nodes: items.map(productNode) } });

const onePage = { pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const listOf = (node: object) => ({ ...onePage, edges: [{ cursor: 'a', node }] });

function productNode({ title, price, url, image }: Item, at: number) {
  const src = { id: `image-${at}`, src: image, altText: null, width: 600, height: 600 };
  const money = { amount: price, currencyCode: 'INR' };
  const variant = {
    id: `variant-${at}`,
    title: 'Default Title',
    price: money,
    priceV2: money,
    weight: 0,
    available: true,
    sku: '',
    compareAtPrice: null,
    compareAtPriceV2: null,
    image: src,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    unitPrice: null,
    unitPriceMeasurement: {
      measuredType: null,
      quantityUnit: null,
      quantityValue: 0,
      referenceUnit: null,
      referenceValue: 0,
    },
  };
  const day = '2026-01-01T00:00:00Z';
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${at + 1}`,
    availableForSale: true,
    createdAt: day,
    updatedAt: day,
    descriptionHtml: '',
    description: '',
    handle: `product-${at}`,
    productType: '',
    title,
    vendor: '',
    publishedAt: day,
    onlineStoreUrl: url,
    options: [{ id: `option-${at}`, name: 'Title', values: ['Default Title'] }],
    images: listOf(src),
    variants: listOf(variant),
  };
}
