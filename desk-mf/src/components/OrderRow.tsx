import type { DeskOrderReply } from '@shop/shared/contract';
import { formatPrice } from '@shop/shared/format';
import { orderSummary, statusNames } from '@shop/shared/format/bundled';
import { Badge } from '@shop/shared/ui';
import { RowLink, Words } from './desk.styles';
import { When } from './When';

/** An order in a list; leads to its page on the desk. */
export const OrderRow = ({ order }: { order: DeskOrderReply }) => (
  <RowLink to={`/desk/orders/${order.id}`}>
    <Words>
      <strong>
        {order.reference} {order.name}
      </strong>
      <span>
        {`${orderSummary(order.lines)}, ${formatPrice(Number(order.amount ?? order.total))}`}
      </span>
      <small>
        <When at={order.created_at} />
      </small>
    </Words>
    <Badge>{statusNames[order.status]}</Badge>
  </RowLink>
);
