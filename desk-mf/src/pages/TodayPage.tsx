import { request } from '@shop/shared/http';
import { ButtonLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { CommentRow } from '../components/CommentRow';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { EnquiryRow } from '../components/EnquiryRow';
import { Loaded } from '../components/Loaded';
import { OrderRow } from '../components/OrderRow';
import { ProductRow } from '../components/ProductRow';
import { stateNames } from '../data/order-rules';
import { toggleComment, toggleEnquiry, withEntry } from '../data/toggles';
import { useDesk } from '../data/use-desk';

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
            {enquiries.results.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryRow
                  enquiry={enquiry}
                  onToggle={() =>
                    void toggleEnquiry(enquiry, (after) =>
                      desk.show((now) => ({ ...now, enquiries: settled(now.enquiries, after) })),
                    )
                  }
                />
              </li>
            ))}
          </Waiting>
          <Waiting title="Comments waiting" part={comments} to="/desk/comments">
            {comments.results.map((comment) => (
              <li key={comment.id}>
                <CommentRow
                  comment={comment}
                  onToggle={() =>
                    void toggleComment(comment, (after) =>
                      desk.show((now) => ({ ...now, comments: settled(now.comments, after) })),
                    )
                  }
                />
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

interface Part<T> {
  count: number;
  results: T[];
}

/** An entry stays in sight until the page is opened again: a second press takes it back. */
const settled = <T extends { id: number }>(part: Part<T>, after: T): Part<T> => ({
  ...part,
  results: withEntry(part.results, after),
});

interface WaitingProps {
  title: string;
  part: Part<unknown>;
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
