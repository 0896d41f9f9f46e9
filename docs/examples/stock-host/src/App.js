import { createElement as h, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

// biome-ignore lint/correctness/noUndeclaredDependencies: a remote, no package.
const ProductGrid = lazy(() => import('catalog/ProductGrid'));

function App() {
  return h(
    'main',
    null,
    h('h1', null, 'A page of another team'),
    h(
      Suspense,
      { fallback: h('p', null, 'Products are coming.') },
      h(
        'section',
        { 'aria-label': 'Newest' },
        h(ProductGrid, { limit: 4, sort: 'newest', heading: 'Newest' }),
      ),
      h(
        'section',
        { 'aria-label': 'One product' },
        h(ProductGrid, { slugs: 'coin-pouch', heading: 'For coins' }),
      ),
    ),
  );
}

createRoot(document.getElementById('root')).render(h(App));
