import type { Product, ProductCard } from '@shop/shared/entities';

/** How asking for a product ended (spec section 4: loading, then found, not found or error). */
export type ProductResult =
  | {
      state: 'found';
      product: Product;
      /** Related products when they came along; the page asks for them itself otherwise. */
      related?: readonly ProductCard[];
      /** Title of its category when that came along. */
      categoryTitle?: string;
    }
  | { state: 'missing' }
  | { state: 'failed' };

/** A product on its way: what a card already told, and the outcome to come, which never rejects. */
export interface ProductComing {
  state: 'coming';
  slug: string;
  card?: ProductCard;
  outcome: Promise<ProductResult>;
}

/** What the product route's loader gives; plain data on the server, never `coming`. */
export type ProductPageData = ProductResult | ProductComing;
