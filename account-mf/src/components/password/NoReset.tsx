import { shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import { ButtonLink, WhatsAppLink } from '@shop/shared/ui';
import { FormOutcome } from './FormOutcome';

/** For a shop whose API mails no links: people help people. */
export function NoReset() {
  const { phone, whatsapp } = shopConfig();
  return (
    <FormOutcome
      takesFocus
      title="We help you ourselves"
      text="This shop sets no passwords by mail. Write to us on WhatsApp or call, and we help you into your account."
    >
      <WhatsAppLink
        wide
        href={whatsappUrl(
          whatsapp,
          'Hello! I forgot the password of my account in your online shop. Can you help me?',
        )}
      >
        Ask on WhatsApp
      </WhatsAppLink>
      <ButtonLink wide tone="quiet" to={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        Call {phone}
      </ButtonLink>
    </FormOutcome>
  );
}
