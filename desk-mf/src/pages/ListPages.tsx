import type { ChangeReply, OrderStatus } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import { useSearchParams } from 'federated-site/router';
import { Words } from '../components/desk.styles';
import { OrderRow } from '../components/OrderRow';
import { ProductRow } from '../components/ProductRow';
import { When } from '../components/When';
import { describeFields } from '../data/change-rules';
import { stateNames } from '../data/order-rules';
import { undo } from '../data/outcome';
import { FoundPage } from './FoundPage';
import { CommentRow, EnquiryRow } from './MessageRows';

const states = Object.entries(stateNames).map(
  ([status, name]) => [name, `/desk/orders?status=${status}`] as const,
);

/** `/desk/orders?status=&search=` */
export function OrdersPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = (params.get('status') ?? undefined) as OrderStatus | undefined;
  return (
    <FoundPage
      find={{ what: 'an order', hint: 'Number, name, item' }}
      parts={[['All orders', '/desk/orders'], ...states]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/orders/', { query: { search, status, offset }, signal })
      }
      row={(order) => <OrderRow order={order} state={stateNames[order.status]} />}
    />
  );
}

/** `/desk/products?search=`, and `sold_out=1` for those alone. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const sold_out = params.get('sold_out') ?? undefined;
  return (
    <FoundPage
      find={{ what: 'a product', hint: 'Title or category' }}
      parts={[
        ['All products', '/desk/products'],
        ['Sold out', '/desk/products?sold_out=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/products/', { query: { search, sold_out, offset }, signal })
      }
      row={(product) => <ProductRow product={product} />}
    >
      <ButtonLink to="/desk/new" tone="quiet">
        New product
      </ButtonLink>
    </FoundPage>
  );
}

/** `/desk/comments`, and `?decided=1` for those that are shown or hidden. */
export function CommentsPage() {
  const [params] = useSearchParams();
  const decided = params.get('decided') ?? undefined;
  return (
    <FoundPage
      parts={[
        ['Waiting', '/desk/comments'],
        ['Shown or hidden', '/desk/comments?decided=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/comments/', { query: { decided, offset }, signal })
      }
      isHere={({ approved }) => (approved !== null) === (decided !== undefined)}
      row={(message, place) => <CommentRow message={message} {...place} />}
    />
  );
}

/** `/desk/enquiries`, and `?answered=1` for those with an answer. */
export function EnquiriesPage() {
  const [params] = useSearchParams();
  const answered = params.get('answered') ?? undefined;
  return (
    <FoundPage
      parts={[
        ['Not answered', '/desk/enquiries'],
        ['Answered', '/desk/enquiries?answered=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/enquiries/', { query: { answered, offset }, signal })
      }
      isHere={(message) => message.answered === (answered !== undefined)}
      row={(message, place) => <EnquiryRow message={message} {...place} />}
    />
  );
}

/** `/desk/log`: who changed what and when. */
export const LogPage = () => (
  <FoundPage
    parts={[['Log', '/desk/log']]}
    load={(offset, signal) => request('GET /api/auth/desk/changes/', { query: { offset }, signal })}
    row={(change) => <LogRow {...change} />}
  />
);

function LogRow({ id, title, before, after, who, at, undone_at, undoable }: ChangeReply) {
  return (
    <>
      <Words>
        <strong>{title}</strong>: {describeFields(before, after)}
        <small>
          {who || 'Somebody'}, <When at={at} exact />
          {undone_at && (
            <>
              ; undone <When at={undone_at} exact />
            </>
          )}
        </small>
      </Words>
      {!undone_at && undoable && (
        <Button size="s" tone="quiet" onClick={() => void undo(id)}>
          Undo
        </Button>
      )}
    </>
  );
}
