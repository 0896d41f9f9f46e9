import { shopConfig } from '@shop/shared/config';
import { useParams, useRevalidator } from '@shop/shared/router';
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
import { orderByAddressUrl } from '../../data/product-chat-rules';

const words =
  'This product could not be loaded just now. Try again in a moment, or order from us directly.';

/** The API does not answer: said so (spec section 8), with a retry and two ways to buy without it. */
export function ProductFailed({ onBack }: BackLinkProps) {
  const { state, revalidate } = useRevalidator();
  const { slug = '' } = useParams();
  const { phone } = shopConfig();
  return (
    <>
      <PageHead hidden title="Failed to load products" description={words} path="/products" />
      <PageTitle above={<BackLink onBack={onBack} />}>Failed to load products</PageTitle>
      <Container>
        <Callout
          role="alert"
          text={words}
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
