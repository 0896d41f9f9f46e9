import type { Database } from '../db/schema';
import { readCatalogVersion } from '../repositories/catalog-state';
import { listCategories } from '../repositories/categories-repository';
import { isRemoved, readRows, targets } from './compare-rows';
import type { ImportProduct } from './import-data';

/** What files are checked against: what the shop has, products that were removed too. */
export interface ShopContent {
  /** Of the catalogue, which may be newer by now. */
  version: number;
  categories: readonly { slug: string | null; title: string }[];
  products: readonly KnownProduct[];
  /** By their slugs. */
  posts: readonly string[];
}

/** What the fields of a row are checked against when the file does not name them all. */
export type KnownProduct = Pick<
  Required<ImportProduct>,
  'slug' | 'title' | 'price' | 'discounted_price' | 'available_colors'
> & { images: readonly { color: string | null }[]; isRemoved: boolean };

export async function readShopContent(db: Database): Promise<ShopContent> {
  const version = await readCatalogVersion(db);
  const categories = await listCategories(db);
  const products = await readRows(db, targets.products);
  const posts = await db.selectFrom('blog_posts').select('slug').execute();
  return {
    version,
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    products: [...products.values()].map((row) => {
      const { slug, title, price, discounted_price, available_colors, images } =
        row as KnownProduct;
      const colors = images.map(({ color }) => ({ color }));
      const known = { slug, title, price, discounted_price, available_colors, images: colors };
      return { ...known, isRemoved: isRemoved(row) };
    }),
    posts: posts.map(({ slug }) => slug),
  };
}
