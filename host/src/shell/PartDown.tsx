import { greetingUrl } from '@shop/shared/format';
import { Button, ButtonLink, Notice, PhoneIcon, WhatsAppLink, Wrap } from '@shop/shared/ui';
import { useState } from 'react';
import { phoneUrl } from './phone-url';

interface Props {
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/** In place of a page whose part does not answer: the visitor can still reach the shop. */
export function PartDown({ onRetry }: Props) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Wrap>
      <Notice
        role="alert"
        title="This part of the shop does not answer"
        text="The rest still works. Try again in a moment, or reach us directly: we are glad to help and to take your order."
        actions={
          <>
            <Button onClick={retry} busy={busy}>
              Try again
            </Button>
            <WhatsAppLink href={greetingUrl()}>Message on WhatsApp</WhatsAppLink>
            <ButtonLink to={phoneUrl()} tone="quiet">
              <PhoneIcon />
              Call the shop
            </ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
