import type { OrderStatus } from '@shop/shared/contract';
import { statusNames } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import { useSearchParams } from 'federated-site/router';
import { OrderRow } from '../components/OrderRow';
import { ListPage } from './ListPage';

const states = Object.entries(statusNames).map(
  ([status, name]) => [name, `/desk/orders?status=${status}`] as const,
);

/** `/desk/orders?status=&search=` */
export function OrdersPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = (params.get('status') ?? undefined) as OrderStatus | undefined;
  return (
    <ListPage
      find={{ what: 'an order', hint: 'Number, name, item' }}
      tabs={[['All orders', '/desk/orders'], ...states]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/orders/', { query: { search, status, offset }, signal })
      }
      renderRow={(order) => <OrderRow order={order} />}
    />
  );
}
