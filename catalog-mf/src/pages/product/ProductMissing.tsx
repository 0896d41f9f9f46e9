import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Notice, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { BackLink, type BackLinkProps } from '../../components/product/BackLink';

/** 'Product not found' with a back link (spec section 2), and the next steps. */
export const ProductMissing = ({ onBack }: BackLinkProps) => (
  <>
    <title>{`Product not found | ${shopConfig().name}`}</title>
    <meta name="robots" content="noindex" />
    <PageTitle above={<BackLink onBack={onBack} />}>Product not found</PageTitle>
    <Notice
      text="It may have been sold for good, or the address may have a slip in it. Tell us what you are looking for and we will find it for you."
      actions={
        <>
          <ButtonLink to="/products">Browse all products</ButtonLink>
          <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
        </>
      }
    />
  </>
);
