import type { Reply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { ButtonLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { OrderRow } from '../components/OrderRow';
import { ProductRow } from '../components/ProductRow';
import { stateNames } from '../data/order-rules';
import { useDesk, withEntry } from '../data/use-desk';
import { CommentRow, EnquiryRow } from './MessageRows';

/** `/desk`: what waits. */
export function TodayPage() {
  const desk = useDesk('today', (signal) => request('GET /api/auth/desk/today/', { signal }));
  return (
    <Loaded {...desk}>
      {({ orders, enquiries, comments, sold_out }) => (
        <Columns>
          <Waiting title="New orders" part={orders} to="/desk/orders?status=new">
            {orders.results.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} state={stateNames[order.status]} />
              </li>
            ))}
          </Waiting>
          <Waiting title="Enquiries" part={enquiries} to="/desk/enquiries">
            {enquiries.results.map((message) => (
              <li key={message.id}>
                <EnquiryRow {...{ message, desk }} put={inPart('enquiries')} />
              </li>
            ))}
          </Waiting>
          <Waiting title="Comments waiting" part={comments} to="/desk/comments">
            {comments.results.map((message) => (
              <li key={message.id}>
                <CommentRow {...{ message, desk }} put={inPart('comments')} />
              </li>
            ))}
          </Waiting>
          <Waiting title="Sold out" part={sold_out} to="/desk/products?sold_out=1">
            {sold_out.results.map((product) => (
              <li key={product.id}>
                <ProductRow product={product} />
              </li>
            ))}
          </Waiting>
        </Columns>
      )}
    </Loaded>
  );
}

type Today = Reply<'GET /api/auth/desk/today/'>;

/** An entry stays in sight until the page is opened again: a second press takes it back. */
const inPart =
  (name: 'comments' | 'enquiries') =>
  (now: Today, after: { id: number }): Today => ({
    ...now,
    [name]: { ...now[name], results: withEntry<{ id: number }>(now[name].results, after) },
  });

interface WaitingProps {
  title: string;
  part: { count: number; results: readonly unknown[] };
  /** All of them. */
  to: string;
  children: ReactNode;
}

const Waiting = ({ title, part, to, children }: WaitingProps) => (
  <Sheet aria-label={title}>
    <h2>
      {title} ({part.count})
    </h2>
    {part.count === 0 ? <p>None.</p> : <Rows>{children}</Rows>}
    {part.count > part.results.length && (
      <ButtonLink to={to} tone="quiet">
        All {part.count}
      </ButtonLink>
    )}
  </Sheet>
);
