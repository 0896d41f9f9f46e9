import type { Product, ProductCard } from '@shop/shared/entities';
import type { Pending } from '@shop/shared/ui/bundled';

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

/** What the product route's loader gives: with what a card told; plain data on the server. */
export type ProductPageData = ProductResult | (Pending<ProductResult> & { card?: ProductCard });
