import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, productUrl, truncate } from '@shop/shared/format';
import { type BreadcrumbsProps, descriptionLength, shortTitle } from '@shop/shared/ui/bundled';
import { categoryLabel } from '../list/list-rules';
import { amount, brandOf, offerOf } from '../offer-rules';

/** The canonical path of a product for search engines. */
export const canonicalPath = (product: Pick<Product, 'id' | 'slug'>): string =>
  productUrl(product).slice(shopConfig().siteUrl.length);

/** The product in plain words: its description, else its subtitle, else its name. */
export function metaDescription(product: Product, length: keyof typeof descriptionLength): string {
  const words =
    collapseSpaces(product.description) || collapseSpaces(product.subtitle) || shortTitle(product);
  return truncate(words, descriptionLength[length]);
}

/** schema.org Product, with its Offer when it has a price; pictures and addresses are whole. */
export function productData(product: Product): object {
  const { id, pictures, category, colors } = product;
  const brand = brandOf(product);
  return {
    '@type': 'Product',
    name: shortTitle(product),
    description: metaDescription(product, 'structured'),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => absoluteUrl(src)) }),
    ...(id > 0 && { sku: offerOf(product).id }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category }),
    ...(colors.length > 0 && { color: colors.map(({ name }) => name).join(', ') }),
    ...(product.price > 0 && { offers: offerData(product) }),
  };
}

/** Without delivery and returns: the shop agrees on them in the chat. */
function offerData(product: Product): object {
  const { url, price, lastDay, currency, isInStock } = offerOf(product);
  return {
    '@type': 'Offer',
    url,
    price: amount(price),
    priceCurrency: currency,
    ...(lastDay && { priceValidUntil: lastDay.day }),
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shopConfig().name },
  };
}

/**
 * The way to a product: Home, Products, its category when it has a name, itself.
 * @param categoryTitle how lists call the category; its slug in words when it is unknown
 */
export function productCrumbs(
  product: Pick<Product, 'title' | 'category'>,
  categoryTitle?: string,
): BreadcrumbsProps['steps'] {
  const { category } = product;
  const label = categoryTitle || categoryLabel(category);
  return [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    ...(label ? [{ label, to: `/products?category=${encodeURIComponent(category)}` }] : []),
    { label: shortTitle(product) },
  ];
}
