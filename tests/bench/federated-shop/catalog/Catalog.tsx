import { use } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';

/** The fields of the shop's API that this shop shows. */
interface Product {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  /** rupees */
  price: string;
  discounted_price: string | null;
  key_features: readonly string[];
  images: readonly {
    image: string;
    alt: string;
    sources: readonly { type: string; srcset: string }[];
  }[];
}

/** What the remote exposes: the pages of products, below the path that the host gives it. */
export default function Catalog() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path=":slug" element={<ProductPage />} />
    </Routes>
  );
}

const answers = new Map<string, Promise<unknown>>();

/** Suspends until the API has answered. */
function useApi<T>(path: string): T {
  const answer = answers.get(path) ?? fetch(path).then((response) => response.json());
  answers.set(path, answer);
  return use(answer) as T;
}

function ProductList() {
  // As many cards as the first page of the shop's own list.
  const products = useApi<Product[]>('/api/auth/products/?fields=card&limit=24');
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
  return (
    <article>
      <Picture product={product} sizes="(max-width: 40rem) 100vw, 40rem" isLazy={false} />
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

/** The first picture of a product, in the formats and sizes that the API offers. */
function Picture(props: { product: Product; sizes: string; isLazy: boolean }) {
  const { title, images } = props.product;
  const [first] = images;
  if (!first) return null;
  return (
    <picture>
      {first.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={props.sizes} />
      ))}
      <img
        src={first.image}
        alt={first.alt || title}
        width={720}
        height={720}
        loading={props.isLazy ? 'lazy' : 'eager'}
      />
    </picture>
  );
}
