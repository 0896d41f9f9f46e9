import type { ReactNode } from 'react';
import { WhatsAppIcon } from '../icons';
import type { SmartLinkProps } from './AppLink';
import { ButtonLink } from './ButtonLink';
import type { ControlLook } from './control.styles';

export interface WhatsAppLinkProps
  extends Omit<SmartLinkProps, 'to'>,
    Pick<ControlLook, 'size' | 'wide'> {
  /** The chat's address with its message. */
  href: string;
  children: ReactNode;
}

/** A WhatsApp green link with the WhatsApp sign; opens the chat in a new tab. */
export const WhatsAppLink = ({ href, children, ...rest }: WhatsAppLinkProps) => (
  <ButtonLink to={href} tone="whatsapp" {...rest}>
    <WhatsAppIcon />
    {children}
  </ButtonLink>
);
