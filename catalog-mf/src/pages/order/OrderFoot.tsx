import { shopConfig } from '@shop/shared/config';
import { formatPrice } from '@shop/shared/format';
import { type OrderLine, orderListUrl, orderTotal } from '@shop/shared/format/bundled';
import { recordOrder } from '@shop/shared/orders';
import { Button, useHydrated, WhatsAppIcon } from '@shop/shared/ui';
import { CopyButton } from '@shop/shared/ui/bundled';
import type { Ref } from 'react';
import { Foot, Total } from '../../components/order/order.styles';

interface OrderFootProps {
  /** what can be ordered */
  lines: readonly OrderLine[];
  /** address of the order */
  path: string;
  total: Ref<HTMLParagraphElement>;
}

/** The total of the order's form, and its buttons. */
export function OrderFoot({ lines, path, total }: OrderFootProps) {
  const hydrated = useHydrated();
  return (
    <Foot>
      <Total ref={total} tabIndex={-1} aria-live="polite">
        Total <span>{formatPrice(orderTotal(lines))}</span>
      </Total>
      <small>{shopConfig().taxNote}</small>
      <noscript>
        <Button type="submit" tone="quiet" wide>
          Update
        </Button>
      </noscript>
      <Button
        type="submit"
        // Named here too: the page may then lead to the chat (CSP, form-action).
        formAction="/order"
        formMethod="post"
        formTarget="_blank"
        tone="whatsapp"
        wide
        disabled={lines.length === 0}
        onClick={(event) => {
          event.preventDefault();
          window.open(recordOrder(orderListUrl(lines)), '_blank', 'noopener');
        }}
      >
        <WhatsAppIcon />
        Order on WhatsApp
      </Button>
      {/* Needs scripts; without them the address bar has the same. */}
      {hydrated && (
        <CopyButton text={shopConfig().siteUrl + path} label="Link of this order">
          Copy the link of this order
        </CopyButton>
      )}
    </Foot>
  );
}
