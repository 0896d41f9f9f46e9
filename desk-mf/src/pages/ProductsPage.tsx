import { request } from '@shop/shared/http';
import { ButtonLink } from '@shop/shared/ui';
import { useSearchParams } from 'federated-site/router';
import { ProductRow } from '../components/ProductRow';
import { ListPage } from './ListPage';

/** `/desk/products?search=`, and `sold_out=1` for those alone. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const sold_out = params.get('sold_out') ?? undefined;
  return (
    <ListPage
      find={{ what: 'a product', hint: 'Title or category' }}
      tabs={[
        ['All products', '/desk/products'],
        ['Sold out', '/desk/products?sold_out=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/products/', { query: { search, sold_out, offset }, signal })
      }
      renderRow={(product) => <ProductRow product={product} />}
    >
      <ButtonLink to="/desk/new" tone="quiet">
        New product
      </ButtonLink>
    </ListPage>
  );
}
