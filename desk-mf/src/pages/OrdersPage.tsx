import type { OrderStatus } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Button } from '@shop/shared/ui';
import { useSearchParams } from 'federated-site/router';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { FindForm } from '../components/FindForm';
import { Loaded } from '../components/Loaded';
import { OrderRow } from '../components/OrderRow';
import { stateNames } from '../data/order-rules';
import { useDeskList } from '../data/use-desk-list';

/** `/desk/orders?status=&search=` */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = (params.get('status') ?? undefined) as OrderStatus | undefined;
  const { loadMore, ...desk } = useDeskList(`orders ${search} ${status}`, (offset, signal) =>
    request('GET /api/auth/desk/orders/', { query: { search, status, offset }, signal }),
  );
  return (
    <Columns>
      <FindForm
        label="Find an order"
        search={search}
        hint="A number, a name or a product."
        onFind={(typed) => setParams(typed === '' ? {} : { search: typed }, { replace: true })}
      />
      <Loaded {...desk}>
        {({ count, results }) => (
          <Sheet aria-label="Orders">
            <h2>{status ? `${stateNames[status] ?? status} (${count})` : `Orders (${count})`}</h2>
            {count === 0 && <p>None.</p>}
            <Rows>
              {results.map((order) => (
                <li key={order.id}>
                  <OrderRow order={order} state={stateNames[order.status]} />
                </li>
              ))}
            </Rows>
            {count > results.length && (
              <Button tone="quiet" onClick={() => void loadMore()}>
                More orders
              </Button>
            )}
          </Sheet>
        )}
      </Loaded>
    </Columns>
  );
}
