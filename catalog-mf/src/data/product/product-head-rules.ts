import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, productUrl, truncate } from '@shop/shared/format';
import { categoryLabel } from '../list/list-rules';
import { titleLength } from '../preview-rules';

/** Characters of the meta description, and of structured data (spec section 9). */
const descriptionLength = { meta: 155, structured: 160 };

/** A product's name in head tags and breadcrumbs, on one line. */
export const shortTitle = ({ title }: Pick<Product, 'title'>): string =>
  truncate(collapseSpaces(title), titleLength);

/** The one path under which search engines shall know a product. */
export const canonicalPath = (product: Pick<Product, 'id' | 'slug'>): string =>
  productUrl(product).slice(shopConfig().siteUrl.length);

/** What the product is, in plain words: its description, else its subtitle, else its name. */
export function metaDescription(product: Product, length: keyof typeof descriptionLength): string {
  const words =
    collapseSpaces(product.description) || collapseSpaces(product.subtitle) || shortTitle(product);
  return truncate(words, descriptionLength[length]);
}

/** schema.org Product, with its Offer when it has a price; pictures and addresses are whole. */
export function productData(product: Product): object {
  return {
    '@type': 'Product',
    name: shortTitle(product),
    description: metaDescription(product, 'structured'),
    ...(product.pictures.length > 0
      ? { image: product.pictures.map(({ src }) => absoluteUrl(src)) }
      : {}),
    ...(product.id > 0 ? { sku: String(product.id) } : {}),
    ...(product.category ? { category: product.category } : {}),
    ...(product.colors.length > 0
      ? { color: product.colors.map(({ name }) => name).join(', ') }
      : {}),
    ...(product.price > 0 ? { offers: offerData(product) } : {}),
  };
}

const offerData = (product: Product): object => ({
  '@type': 'Offer',
  url: productUrl(product),
  price: product.price.toFixed(2),
  priceCurrency: shopConfig().currency.code,
  availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: shopConfig().name },
});

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  /** path of the site; the last step, the page itself, needs none */
  to?: string;
}

/**
 * The way to a product: Home, Products, its category when it has a name, itself.
 * @param categoryTitle how lists call the category; its slug in words when it is not known
 */
export function productCrumbs(
  product: Pick<Product, 'title' | 'category'>,
  categoryTitle?: string,
): readonly Crumb[] {
  const { category } = product;
  const label = categoryTitle || categoryLabel(category);
  return [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    ...(label
      ? [
          {
            label,
            to: `/products?category=${encodeURIComponent(category)}`,
          },
        ]
      : []),
    { label: shortTitle(product) },
  ];
}

/** schema.org BreadcrumbList of the same way. */
export const crumbsData = (product: Product, crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to === undefined ? productUrl(product) : absoluteUrl(to),
  })),
});
