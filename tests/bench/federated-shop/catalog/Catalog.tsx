import { Link, Route, Routes, useParams } from 'react-router-dom';
import { Picture, type Product, useApi } from './products';

/** What the remote exposes: the pages of products, below the path that the host gives it. */
export default function Catalog() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path=":slug" element={<ProductPage />} />
    </Routes>
  );
}

/** As many cards as the first page of the shop's own list. */
const listPath = '/api/auth/products/?fields=card&limit=24';

function ProductList() {
  const products = useApi<Product[]>(listPath);
  if (!products) return <p>Loading…</p>;
  return (
    <>
      <h1>Products</h1>
      <ul className="cards">
        {products.map((product, index) => (
          <li key={product.slug}>
            <Link to={product.slug}>
              <Picture
                product={product}
                sizes="(max-width: 40rem) 45vw, 15rem"
                isLazy={index > 3}
              />
              <h2>{product.title}</h2>
            </Link>
            <p>{product.subtitle}</p>
            <p>₹{product.discounted_price ?? product.price}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductPage() {
  const { slug = '' } = useParams();
  const product = useApi<Product>(`/api/auth/products/${slug}/`);
  if (!product) return <p>Loading…</p>;
  return (
    <article>
      <Picture product={product} sizes="(max-width: 40rem) 100vw, 40rem" />
      <h1>{product.title}</h1>
      <p>{product.subtitle}</p>
      <p>₹{product.discounted_price ?? product.price}</p>
      <p>{product.description}</p>
      <ul>
        {product.key_features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
