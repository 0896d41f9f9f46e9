import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Callout, Container, PageHead, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { BackLink, type BackLinkProps } from '../../components/product/BackLink';

const words =
  'It may have been sold for good, or the address may have a slip in it. Tell us what you are looking for and we will find it for you.';

/** 'Product not found' with a back link (spec section 2), and the next steps. */
export const ProductMissing = ({ onBack }: BackLinkProps) => (
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
