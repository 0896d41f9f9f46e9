import type { OrderReply } from '@shop/shared/contract';
import { formatPrice } from '@shop/shared/format';
import { orderSummary, shopTime, statusNames } from '@shop/shared/format/bundled';
import { theme } from '@shop/shared/theme';
import {
  Badge,
  ButtonLink,
  Callout,
  Container,
  PageHead,
  PageTitle,
  Skeleton,
} from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { orderAgainPath, orderPagePath } from '../../data/orders/order-rules';
import { loadOrders } from '../../data/orders/orders-api';
import { LoadFailed } from '../../widgets/LoadFailed';
import { RequireSignIn } from '../RequireSignIn';

const List = styled.ul`
  ${plainList}
  max-width: 680px;
  padding-block: ${theme.space.l} ${theme.space.xxl};
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.m};
    padding-block: ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > p {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  & > li > :nth-child(3n + 2) {
    justify-self: end;
  }
  & a {
    display: inline-block;
    justify-self: start;
    padding-block: 10px;
  }
`;

const title = 'Your orders';
const lead = 'What you ordered in the chat, and what became of it.';

/** `/orders`: the orders of the account. */
export const Component = () => (
  <>
    <PageHead hidden title={title} description={lead} path="/orders" />
    <PageTitle lead={lead}>{title}</PageTitle>
    <Container>
      <RequireSignIn
        path="/orders"
        prompt="Please login to see your orders"
        needs="The list of your orders"
      >
        {({ email }) => <Orders key={email} />}
      </RequireSignIn>
    </Container>
  </>
);

function Orders() {
  const [orders, setOrders] = useState<readonly OrderReply[] | 'failed'>();
  const load = useCallback(
    async () => setOrders(await loadOrders().catch(() => 'failed' as const)),
    [],
  );
  useEffect(() => void load(), [load]);

  if (!orders) {
    return (
      <div aria-busy="true">
        <Skeleton />
      </div>
    );
  }
  if (orders === 'failed') return <LoadFailed text="Failed to load your orders" reload={load} />;
  if (orders.length === 0) {
    return (
      <Callout
        text="You have not ordered anything yet."
        actions={<ButtonLink to="/products">Browse products</ButtonLink>}
      />
    );
  }
  return (
    <List>
      {orders.map((order) => (
        <li key={order.key}>
          <Link to={orderPagePath(order)}>Order {order.reference}</Link>
          <span>
            <Badge>{statusNames[order.status] ?? order.status}</Badge>
          </span>
          <p>{orderSummary(order.lines)}</p>
          <span>
            {shopTime(order.created_at)}, {formatPrice(Number(order.amount ?? order.total))}
          </span>
          <Link to={orderAgainPath(order)} aria-label={`Order again: ${order.reference}`}>
            Order again
          </Link>
        </li>
      ))}
    </List>
  );
}
