import type { Product, ProductCard } from '@shop/shared/entities';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, WhatsAppLink } from '@shop/shared/ui';
import { CallLink, type Failed, PageFailed, PageNotice } from '@shop/shared/ui/bundled';
import { useLoaderData, useParams, useSearchParams } from 'federated-site/router';
import { BackLink } from '../../components/product/BackLink';
import { ProductSkeleton } from '../../components/product/ProductSkeleton';
import type { ProductPageData } from '../../data/product/product-api';
import { useProduct } from '../../data/product/use-product';
import { chosenOrderUrl } from './order-form';
import { ProductView } from './ProductView';

export { loadLater } from './Later';

/** `/products/{slug}` (spec section 2, Product detail): loading, found, not found or error. */
export function Component() {
  const page = useLoaderData<ProductPageData>();
  const outcome = useProduct(page);

  if (!outcome) {
    const card = page.state === 'coming' ? page.card : undefined;
    if (!card) return <ProductSkeleton />;
    return <ProductView key={card.slug} product={placeholderProduct(card)} draft />;
  }
  if (outcome.state === 'missing') return <ProductMissing />;
  if (outcome.state === 'failed') return <ProductFailed {...outcome} />;
  const { product, ...found } = outcome;
  return <ProductView key={product.slug} product={product} {...found} />;
}

/** With a back link (spec section 2), and the next steps. */
const ProductMissing = () => (
  <PageNotice
    path="/products"
    above={<BackLink />}
    title="Product not found"
    text="It may be sold out for good, or the address is misspelt. Tell us what you are looking for and we will find it for you."
  >
    <ButtonLink to="/products">Browse all products</ButtonLink>
    <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
  </PageNotice>
);

/** The API does not answer: a message (spec section 8), with a retry and two ways to buy without it. */
function ProductFailed(failed: Failed) {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <PageFailed
      {...failed}
      path="/products"
      above={<BackLink />}
      title="Failed to load products"
      text="This product could not be loaded just now. Try again in a moment, or order from us directly."
    >
      <WhatsAppLink href={chosenOrderUrl({ slug }, search)}>Order on WhatsApp</WhatsAppLink>
      <CallLink />
    </PageFailed>
  );
}

/** A card as the beginning of its product, to be drawn until the rest is there. */
const placeholderProduct = (card: ProductCard): Product => ({
  ...card,
  description: '',
  pictures: card.picture ? [card.picture] : [],
  colors: [],
  features: [],
  specifications: [],
  care: '',
});
