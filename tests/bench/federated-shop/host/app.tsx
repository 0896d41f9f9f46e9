import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// biome-ignore lint/correctness/noUndeclaredDependencies: a remote, by its name in the host's build
const Catalog = lazy(() => import('catalog/Catalog'));

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <header>
      <Link to="/products">Products</Link>
    </header>
    <main>
      <Suspense fallback={<p>Loading…</p>}>
        <Routes>
          <Route path="/products/*" element={<Catalog />} />
        </Routes>
      </Suspense>
    </main>
  </BrowserRouter>,
);
