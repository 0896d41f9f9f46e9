import { shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import { WhatsAppLink } from '@shop/shared/ui';
import { CallLink } from '@shop/shared/ui/bundled';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 12px;
  & > h2,
  & > p {
    margin: 0;
  }
  &:focus {
    outline: none;
  }
`;

interface FormOutcomeProps {
  title: string;
  text: string;
  /** It came in a form's place, which had the focus. */
  takesFocus?: boolean;
  /** The next steps. */
  children: ReactNode;
}

/** Replaces a form after it was sent. */
export function FormOutcome({ title, text, takesFocus, children }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Box>
  );
}

interface ByHandProps {
  text: string;
  /** of the chat */
  message: string;
}

/** For a shop whose API does not do it: people help people. */
export const ByHand = ({ text, message }: ByHandProps) => (
  <FormOutcome takesFocus title="We help you ourselves" text={text}>
    <WhatsAppLink wide href={whatsappUrl(shopConfig().whatsapp, message)}>
      Ask on WhatsApp
    </WhatsAppLink>
    <CallLink wide />
  </FormOutcome>
);

/** For a shop whose API mails no links. */
export const NoReset = () => (
  <ByHand
    text="This shop sets no passwords by mail. Write to us on WhatsApp or call, and we help you into your account."
    message="Hello! I forgot the password of my account in your online shop. Can you help me?"
  />
);
