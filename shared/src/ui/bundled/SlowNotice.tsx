import { greetingUrl } from '@shop/shared/format';
import { Callout, WhatsAppLink } from '@shop/shared/ui';
import { CallLink } from './CallLink';

/**
 * Above the skeleton, for visitors without scripts: the server sends them the page
 * again after its `Retry-After`. React draws nothing inside `noscript` in a browser, so its scripts
 * come without it.
 */
export const SlowNotice = () => (
  <noscript>
    {typeof process === 'object' && (
      <Callout
        text="The shop answers slowly just now. This page tries again by itself."
        actions={
          <>
            <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
            <CallLink />
          </>
        }
      />
    )}
  </noscript>
);
