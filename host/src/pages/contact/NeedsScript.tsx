import { shopConfig } from '@shop/shared/config';
import { AppLink } from '@shop/shared/ui';
import { phoneUrl } from '../../shell/phone-url';
import { Note } from './form.styles';

/** For visitors without JavaScript: other ways to reach the shop, which need none. */
export const NeedsScript = () => {
  const { phone, email } = shopConfig();
  return (
    <noscript>
      <Note>
        Sending a message from here needs JavaScript, which is off in this browser. Message us on
        WhatsApp, call <AppLink to={phoneUrl()}>{phone}</AppLink> or write to{' '}
        <AppLink to={`mailto:${email}`}>{email}</AppLink>.
      </Note>
    </noscript>
  );
};
