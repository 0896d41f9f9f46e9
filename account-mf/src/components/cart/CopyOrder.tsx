import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Text = styled.textarea`
  grid-column: 1 / -1;
  order: 1;
  width: 100%;
  min-height: 120px;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

/** For visitors without WhatsApp at hand: the order as text, to send any other way. */
export function CopyOrder({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('by-hand');
    }
  };
  return (
    <>
      <Button tone="quiet" size="s" onClick={copy}>
        <span aria-live="polite">{copied === 'yes' ? 'Copied' : 'Copy order'}</span>
      </Button>
      {copied === 'by-hand' && (
        <Text
          aria-label="Your order, to copy"
          readOnly
          value={text}
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
