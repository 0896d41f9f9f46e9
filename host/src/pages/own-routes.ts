import type { PageHandle } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';

type Lazy = RouteObject['lazy'];

/** A page whose path and chunk have one name, so that the server can name its script. */
const page = (name: string, lazy: Lazy): RouteObject => ({
  path: `/${name}`,
  handle: { chunk: name } satisfies PageHandle,
  lazy,
});

/** The host's own pages but Home (spec section 2, route table). They need no API and no remote. */
export const ownRoutes: readonly RouteObject[] = [
  page('about', () => import(/* webpackChunkName: "about" */ './about/AboutPage')),
  page('contact', () => import(/* webpackChunkName: "contact" */ './contact/ContactPage')),
  page('faq', () => import(/* webpackChunkName: "faq" */ './faq/FaqPage')),
  page('terms', () => import(/* webpackChunkName: "terms" */ './terms/TermsPage')),
  page('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyPage')),
  page(
    'testimonials',
    () => import(/* webpackChunkName: "testimonials" */ './testimonials/TestimonialsPage'),
  ),
  page('embed', () => import(/* webpackChunkName: "embed" */ './embed/EmbedPage')),
  page('care', () => import(/* webpackChunkName: "care" */ './care/CarePage')),
];
