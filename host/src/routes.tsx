import type { PageHandle } from 'federated-site/react';
import type { RouteObject } from 'federated-site/router';
import { siteRoutes } from 'federated-site/routes';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';

/** Home's widgets are rendered on the server too. */
export const homeHandle: PageHandle = {
  chunk: 'home',
  serverWidgets: () => [
    { name: 'catalog/FeaturedProducts', props: {} },
    { name: 'catalog/CategoryTiles', props: {} },
  ],
};

/** A page whose path and chunk have one name, so that the server can name its script. */
const page = (name: string, lazy: RouteObject['lazy']): RouteObject => ({
  path: `/${name}`,
  handle: { chunk: name } satisfies PageHandle,
  lazy,
});

/** The host's own pages but Home (spec section 2, route table). They need no API and no remote. */
export const ownRoutes: readonly RouteObject[] = [
  page('about', () => import(/* webpackChunkName: "about" */ './pages/about/AboutPage')),
  page('contact', () => import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage')),
  page('faq', () => import(/* webpackChunkName: "faq" */ './pages/faq/FaqPage')),
  page('terms', () => import(/* webpackChunkName: "terms" */ './pages/terms/TermsPage')),
  page('privacy', () => import(/* webpackChunkName: "privacy" */ './pages/privacy/PrivacyPage')),
  page(
    'testimonials',
    () => import(/* webpackChunkName: "testimonials" */ './pages/testimonials/TestimonialsPage'),
  ),
  page('embed', () => import(/* webpackChunkName: "embed" */ './pages/embed/EmbedPage')),
  page('care', () => import(/* webpackChunkName: "care" */ './pages/care/CarePage')),
];

/** The whole table of routes: the host's own pages, and a remote's. */
export const routes = siteRoutes({
  Shell,
  ErrorBoundary: RouteError,
  pages: [
    {
      index: true,
      handle: homeHandle,
      lazy: () => import(/* webpackChunkName: "home" */ './pages/home/HomePage'),
    },
    ...ownRoutes,
  ],
  notFound: {
    handle: { chunk: 'not-found' },
    lazy: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'),
  },
});
