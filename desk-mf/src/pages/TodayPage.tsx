import type { Reply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { ButtonLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { OrderRow } from '../components/OrderRow';
import { ProductRow } from '../components/ProductRow';
import { useDeskLists, withEntry } from '../data/use-desk';
import { CommentRow, EnquiryRow } from './MessageRows';

/** `/desk`: what waits. */
export function TodayPage() {
  const desk = useDeskLists('today', (signal) => request('GET /api/auth/desk/today/', { signal }));
  return (
    <Loaded {...desk}>
      {({ orders, enquiries, comments, sold_out }) => (
        <Columns>
          <Waiting title="New orders" list={orders} to="/desk/orders?status=new">
            {(order) => <OrderRow order={order} />}
          </Waiting>
          <Waiting title="Enquiries" list={enquiries} to="/desk/enquiries">
            {(message) => <EnquiryRow {...{ message, desk }} merge={mergeInto('enquiries')} />}
          </Waiting>
          <Waiting title="Comments waiting" list={comments} to="/desk/comments">
            {(message) => <CommentRow {...{ message, desk }} merge={mergeInto('comments')} />}
          </Waiting>
          <Waiting title="Sold out" list={sold_out} to="/desk/products?sold_out=1">
            {(product) => <ProductRow product={product} />}
          </Waiting>
        </Columns>
      )}
    </Loaded>
  );
}

type Today = Reply<'GET /api/auth/desk/today/'>;

/** An entry stays in sight until the page is opened again: a second press takes it back. */
const mergeInto =
  (name: 'comments' | 'enquiries') =>
  (now: Today, after: { id: number }): Today => ({
    ...now,
    [name]: { ...now[name], results: withEntry<{ id: number }>(now[name].results, after) },
  });

interface WaitingProps<Item> {
  title: string;
  list: { count: number; results: readonly Item[] };
  /** All of them. */
  to: string;
  /** draws the row of each */
  children: (item: Item) => ReactNode;
}

function Waiting<Item extends { id: number }>({ title, list, to, children }: WaitingProps<Item>) {
  const { count, results } = list;
  return (
    <Sheet aria-label={title}>
      <h2>{`${title} (${count})`}</h2>
      {count === 0 ? (
        <p>None.</p>
      ) : (
        <Rows>
          {results.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </Rows>
      )}
      {count > results.length && <ButtonLink to={to} tone="quiet">{`All ${count}`}</ButtonLink>}
    </Sheet>
  );
}
