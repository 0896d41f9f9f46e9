import { shopConfig } from '@shop/shared/config';
import { ButtonLink, PhoneIcon } from '@shop/shared/ui';
import type { ReactNode } from 'react';

/** Lets the device call the shop: of the number as it is written, the digits and the plus. */
export const phoneUrl = (): string => `tel:${shopConfig().phone.replace(/[^\d+]/g, '')}`;

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
