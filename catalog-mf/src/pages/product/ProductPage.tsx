import { shopConfig } from '@shop/shared/config';
import type { Product, ProductCard } from '@shop/shared/entities';
import { greetingUrl, productUrl, whatsappUrl } from '@shop/shared/format';
import { useLoaderData, useParams, useRevalidator } from '@shop/shared/router';
import {
  Button,
  ButtonLink,
  Callout,
  Container,
  PageHead,
  PageTitle,
  PhoneIcon,
  WhatsAppLink,
} from '@shop/shared/ui';
import { BackLink, type BackLinkProps } from '../../components/product/BackLink';
import { ProductSkeleton } from '../../components/product/ProductSkeleton';
import type { ProductPageData } from '../../data/product/product-api';
import { useBackToList } from '../../data/product/use-back-to-list';
import { useProduct } from '../../data/product/use-product';
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

const productFailedWords =
  'This product could not be loaded just now. Try again in a moment, or order from us directly.';

/** The API does not answer: said so (spec section 8), with a retry and two ways to buy without it. */
function ProductFailed({ onBack }: BackLinkProps) {
  const { state, revalidate } = useRevalidator();
  const { slug = '' } = useParams();
  const { phone } = shopConfig();
  return (
    <>
      <PageHead
        hidden
        title="Failed to load products"
        description={productFailedWords}
        path="/products"
      />
      <PageTitle above={<BackLink onBack={onBack} />}>Failed to load products</PageTitle>
      <Container>
        <Callout
          role="alert"
          text={productFailedWords}
          actions={
            <>
              <Button busy={state === 'loading'} onClick={() => void revalidate()}>
                Try again
              </Button>
              <WhatsAppLink href={orderByAddressUrl(slug)}>Order on WhatsApp</WhatsAppLink>
              <ButtonLink to={`tel:${phone.replace(/[^\d+]/g, '')}`} tone="quiet">
                <PhoneIcon />
                Call {phone}
              </ButtonLink>
            </>
          }
        />
      </Container>
    </>
  );
}

/** A chat that orders a product of which only the address is known. */
const orderByAddressUrl = (slug: string): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    `Hello! I would like to order this product:\n${productUrl({ id: 0, slug })}`,
  );

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
