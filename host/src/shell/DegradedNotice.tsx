import { greetingUrl } from '@shop/shared/format';
import { Button, WhatsAppLink } from '@shop/shared/ui';
import type { DegradedNoticeProps } from 'federated-site/browser';
import { useState } from 'react';
import { styled } from 'styled-components';
import { staticLook, staticWords } from './degraded-look';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  ${staticLook}
`;

/** Below a page that was not hydrated as a whole: only its links work. */
export function DegradedNotice({ onRetry }: DegradedNoticeProps) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return (
    <Bar role="status">
      <p>{staticWords}</p>
      <Button tone="accent" size="s" busy={busy} onClick={again}>
        Try again
      </Button>
      <WhatsAppLink size="s" href={greetingUrl()}>
        Ask on WhatsApp
      </WhatsAppLink>
    </Bar>
  );
}
