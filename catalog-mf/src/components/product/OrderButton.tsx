import { Button, WhatsAppIcon, WhatsAppLink } from '@shop/shared/ui';

export interface OrderButtonProps {
  href: string;
  soldOut: boolean;
  wide?: boolean;
  children: string;
}

/** Orders by WhatsApp; sold out it is dimmed and disabled (spec section 2). */
export const OrderButton = ({ href, soldOut, wide, children }: OrderButtonProps) =>
  soldOut ? (
    <Button tone="whatsapp" wide={wide} disabled>
      <WhatsAppIcon />
      {children}
    </Button>
  ) : (
    <WhatsAppLink href={href} wide={wide}>
      {children}
    </WhatsAppLink>
  );
