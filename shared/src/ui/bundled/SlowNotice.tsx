import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Callout, PhoneIcon, WhatsAppLink } from '@shop/shared/ui';

/**
 * Above the shapes of what is coming, for visitors without scripts: the server sends them the page
 * again after its `Retry-After`.
 */
export const SlowNotice = () => (
  <noscript>
    <Callout
      text="The shop answers slowly just now. This page tries again by itself."
      actions={
        <>
          <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
          <CallLink />
        </>
      }
    />
  </noscript>
);

/** Calls the shop. */
export function CallLink() {
  const { phone } = shopConfig();
  return (
    <ButtonLink to={`tel:${phone.replace(/[^\d+]/g, '')}`} tone="quiet">
      <PhoneIcon />
      Call {phone}
    </ButtonLink>
  );
}
