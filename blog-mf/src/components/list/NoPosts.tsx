import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Callout, WhatsAppLink } from '@shop/shared/ui';

/** The empty state (spec section 2), with somewhere to go. */
export const NoPosts = () => (
  <Callout
    text="No blog posts yet"
    actions={
      <>
        <ButtonLink to="/products">Browse products</ButtonLink>
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </>
    }
  />
);
