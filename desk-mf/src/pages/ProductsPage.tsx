import { request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import { useSearchParams } from 'federated-site/router';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { FindForm } from '../components/FindForm';
import { Loaded } from '../components/Loaded';
import { ProductRow } from '../components/ProductRow';
import { useDeskList } from '../data/use-desk-list';

/** `/desk/products?search=`, and `sold_out=1` for those alone. */
export function ProductsPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const sold_out = params.get('sold_out') ?? undefined;
  const { loadMore, ...desk } = useDeskList(`products ${search} ${sold_out}`, (offset, signal) =>
    request('GET /api/auth/desk/products/', { query: { search, sold_out, offset }, signal }),
  );
  return (
    <Columns>
      <FindForm
        label="Find a product"
        search={search}
        onFind={(typed) => setParams(typed === '' ? {} : { search: typed }, { replace: true })}
      >
        <ButtonLink to="/desk/new" tone="quiet">
          New product
        </ButtonLink>
      </FindForm>
      <Loaded {...desk}>
        {({ count, results }) => (
          <Sheet aria-label="Products">
            <h2>{sold_out ? `Sold out (${count})` : `Products (${count})`}</h2>
            {count === 0 && <p>None. Try one word of the title.</p>}
            <Rows>
              {results.map((product) => (
                <li key={product.id}>
                  <ProductRow product={product} />
                </li>
              ))}
            </Rows>
            {count > results.length && (
              <Button tone="quiet" onClick={() => void loadMore()}>
                More products
              </Button>
            )}
          </Sheet>
        )}
      </Loaded>
    </Columns>
  );
}
