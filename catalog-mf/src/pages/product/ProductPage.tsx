import { greetingUrl } from '@shop/shared/format';
import { useLoaderData } from '@shop/shared/router';
import { ButtonLink, Callout, Container, PageHead, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { BackLink, type BackLinkProps } from '../../components/product/BackLink';
import { ProductSkeleton } from '../../components/product/ProductSkeleton';
import { placeholderProduct } from '../../data/placeholder-product';
import type { ProductPageData } from '../../data/product-outcome';
import { useBackToList } from '../../data/use-back-to-list';
import { useProduct } from '../../data/use-product';
import { ProductFailed } from './ProductFailed';
import { ProductView } from './ProductView';

/** `/products/{slug}` (spec section 2, Product detail): loading, found, not found or error. */
export function Component() {
  const page = useLoaderData<ProductPageData>();
  const outcome = useProduct(page);
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

const words =
  'It may have been sold for good, or the address may have a slip in it. Tell us what you are looking for and we will find it for you.';

/** 'Product not found' with a back link (spec section 2), and the next steps. */
const ProductMissing = ({ onBack }: BackLinkProps) => (
  <>
    <PageHead hidden title="Product not found" description={words} path="/products" />
    <PageTitle above={<BackLink onBack={onBack} />}>Product not found</PageTitle>
    <Container>
      <Callout
        text={words}
        actions={
          <>
            <ButtonLink to="/products">Browse all products</ButtonLink>
            <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
          </>
        }
      />
    </Container>
  </>
);
