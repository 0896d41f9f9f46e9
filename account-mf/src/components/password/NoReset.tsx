import { shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import { WhatsAppLink } from '@shop/shared/ui';
import { FormOutcome } from './FormOutcome';

/** For a shop whose API mails no links: people help people. */
export const NoReset = () => (
  <FormOutcome
    takesFocus
    title="We help you by chat"
    text="This shop cannot send a link by mail. Write to us on WhatsApp, and we help you into your account."
  >
    <WhatsAppLink
      wide
      href={whatsappUrl(
        shopConfig().whatsapp,
        'Hello! I forgot the password of my account in your online shop. Can you help me?',
      )}
    >
      Ask on WhatsApp
    </WhatsAppLink>
  </FormOutcome>
);
