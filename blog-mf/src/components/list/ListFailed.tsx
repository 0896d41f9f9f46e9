import { greetingUrl } from '@shop/shared/format';
import { Callout, WhatsAppLink } from '@shop/shared/ui';
import { Retry, type RetryProps } from '../Retry';

/** The error state (spec sections 2 and 8). */
export const ListFailed = (retry: RetryProps) => (
  <Callout
    role="alert"
    text="Failed to load blog posts"
    actions={
      <>
        <Retry {...retry} />
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </>
    }
  />
);
