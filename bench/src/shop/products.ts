/** What the benches need to know of a product. */
export interface ListedProduct {
  slug: string;
  title: string;
  subtitle: string;
}

/**
 * All products of a shop.
 * @throws when there are none: then there is nothing to measure
 */
export async function listProducts(url: string): Promise<ListedProduct[]> {
  const reply = await fetch(`${url}/api/auth/products/`);
  if (!reply.ok) throw new Error(`the product list answered ${reply.status}`);
  const body: unknown = await reply.json();
  const list = Array.isArray(body) ? body : resultsOf(body);
  const products = list.filter(isProduct).map(({ slug, title, subtitle }) => ({
    slug,
    title,
    subtitle: subtitle ?? '',
  }));
  if (products.length === 0) throw new Error('the shop has no products to measure with');
  return products;
}

const resultsOf = (body: unknown): unknown[] =>
  body && typeof body === 'object' && 'results' in body && Array.isArray(body.results)
    ? body.results
    : [];

const isProduct = (item: unknown): item is { slug: string; title: string; subtitle?: string } =>
  item !== null &&
  typeof item === 'object' &&
  'slug' in item &&
  typeof item.slug === 'string' &&
  'title' in item &&
  typeof item.title === 'string';
