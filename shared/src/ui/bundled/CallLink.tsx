import { shopConfig } from '@shop/shared/config';
import { ButtonLink, PhoneIcon } from '@shop/shared/ui';
import type { ReactNode } from 'react';

/** Lets the device call a number, the shop's by default: of how it is written, the digits and the plus. */
export const phoneUrl = (phone = shopConfig().phone): string =>
  `tel:${phone.replace(/[^\d+]/g, '')}`;

interface Props {
  wide?: boolean;
  /** `Call` and the number by default */
  children?: ReactNode;
}

/** Calls the shop. */
export const CallLink = ({ wide, children = `Call ${shopConfig().phone}` }: Props) => (
  <ButtonLink to={phoneUrl()} tone="quiet" wide={wide}>
    <PhoneIcon />
    {children}
  </ButtonLink>
);
