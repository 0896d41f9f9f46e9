import { useLoaderData } from '@shop/shared/router';
import { ProductSkeleton } from '../../components/product/ProductSkeleton';
import { placeholderProduct } from '../../data/placeholder-product';
import type { ProductPageData } from '../../data/product-outcome';
import { useBackToList } from '../../data/use-back-to-list';
import { useOutcome } from '../../data/use-product';
import { ProductFailed } from './ProductFailed';
import { ProductMissing } from './ProductMissing';
import { ProductView } from './ProductView';

/** `/products/{slug}` (spec section 2, Product detail): loading, found, not found or error. */
export function Component() {
  const page = useLoaderData<ProductPageData>();
  const outcome = useOutcome(page);
  const onBack = useBackToList();

  if (!outcome) {
    const card = page.state === 'coming' ? page.card : undefined;
    if (!card) return <ProductSkeleton onBack={onBack} />;
    return <ProductView key={card.slug} product={placeholderProduct(card)} draft onBack={onBack} />;
  }
  if (outcome.state === 'missing') return <ProductMissing onBack={onBack} />;
  if (outcome.state === 'failed') return <ProductFailed onBack={onBack} />;
  const { product, ...found } = outcome;
  return <ProductView key={product.slug} product={product} {...found} onBack={onBack} />;
}
