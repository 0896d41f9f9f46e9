import type { Database } from '../db/schema';
import { listCategories } from '../repositories/categories-repository';
import { type Row, readRows, type Target } from './compare-rows';
import type { ImportProduct } from './import-data';

/** What files are checked against: what the shop has, products that were removed too. */
export interface ShopContent {
  categories: readonly { slug: string | null; title: string }[];
  products: readonly KnownProduct[];
  /** By their slugs. */
  posts: readonly string[];
}

/** What the fields of a row are checked against when the file does not name them all. */
export type KnownProduct = Pick<
  Required<ImportProduct>,
  'slug' | 'title' | 'price' | 'discounted_price' | 'available_colors'
> & { images: readonly { color: string | null }[] };

export const productTarget: Target = {
  table: 'products',
  key: 'slug',
  images: { table: 'product_images', owner: 'product_id', columns: ['color', 'alt'] },
  marksRemoved: true,
};

export const postTarget: Target = {
  table: 'blog_posts',
  key: 'slug',
  images: { table: 'blog_images', owner: 'post_id', columns: ['caption', 'alt'] },
};

export async function readShopContent(db: Database): Promise<ShopContent> {
  const categories = await listCategories(db);
  const products = await readRows(db, productTarget);
  const posts = await db.selectFrom('blog_posts').select('slug').execute();
  return {
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    products: [...products.values()].map(knownProduct),
    posts: posts.map(({ slug }) => slug),
  };
}

export function knownProduct(row: Row): KnownProduct {
  const { slug, title, price, discounted_price, available_colors, images } = row as KnownProduct;
  const colors = images.map(({ color }) => ({ color }));
  return { slug, title, price, discounted_price, available_colors, images: colors };
}
