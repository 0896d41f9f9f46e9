import type { Product, ProductCard } from '@shop/shared/entities';
import { RelatedProducts } from '../../components/product/RelatedProducts';
import { prefetchProduct } from '../../data/product-cache';
import { useRelated } from '../../data/use-related';

export interface RelatedProps {
  product: Product;
  /** Those that came with the page. */
  given: readonly ProductCard[] | undefined;
}

/** Up to 8 products of the same category; left out when there are none or they cannot be had. */
export function Related({ product, given }: RelatedProps) {
  const related = useRelated(product, given);
  if (!related || related.length === 0) return null;
  return <RelatedProducts cards={related} onIntent={prefetchProduct} />;
}
