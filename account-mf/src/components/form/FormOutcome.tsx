import { shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import { WhatsAppLink } from '@shop/shared/ui';
import { CallLink } from '@shop/shared/ui/bundled';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 12px;
  &:focus {
    outline: none;
  }
`;

interface FormOutcomeProps {
  title: string;
  text: string;
  /** It replaces a form, which had the focus. */
  takesFocus?: boolean;
  /** The next steps. */
  children: ReactNode;
}

/** Shown in place of a form after it was sent. */
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

interface ContactInsteadProps {
  text: string;
  /** the first one of the chat */
  message: string;
}

/** Where the API does not offer the call: the shop does it by hand. */
export const ContactInstead = ({ text, message }: ContactInsteadProps) => (
  <FormOutcome takesFocus title="We help you ourselves" text={text}>
    <WhatsAppLink wide href={whatsappUrl(shopConfig().whatsapp, message)}>
      Ask on WhatsApp
    </WhatsAppLink>
    <CallLink wide />
  </FormOutcome>
);

/** Where the API mails no links. */
export const ContactForReset = () => (
  <ContactInstead
    text="This shop sets no passwords by mail. Write to us on WhatsApp or call, and we help you into your account."
    message="Hello! I forgot the password of my account in your online shop. Can you help me?"
  />
);
