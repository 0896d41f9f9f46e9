import type { Figure } from '../figures';
import type { Stage } from '../stage';
import { besideLimitPages, pageFigures } from './lighthouse';

/** The spec's routes without a limit page of their own (section 2), by what is largest on a phone. */
const otherRoutes: Readonly<Record<string, 'picture' | 'text'>> = {
  '/about': 'picture',
  '/contact': 'text',
  '/blogs': 'picture',
  '/blog/in-the-workshop': 'picture',
  '/faq': 'text',
  '/terms': 'text',
  '/privacy': 'text',
  '/login': 'text',
  '/register': 'text',
  '/forgot-password': 'text',
  '/testimonials': 'picture',
  '/care': 'picture',
};

/** No robot shall index the forms of accounts: their SEO has no limit. */
const isSeoOfForm = ({ name }: Figure) => /^\/(login|register|forgot-password) seo$/.test(name);

/**
 * Lighthouse's phone on the other routes, each beside the product's limit page: its picture for a
 * picture; for a text its first paint, since a page written by hand shows all texts with that.
 */
export function routes(stage: Stage): Promise<Figure[]> {
  const paths = Object.keys(otherRoutes);
  const pages = Object.fromEntries(paths.map((path) => [path, '/products/everyday-sling-bag']));
  return besideLimitPages(stage, { pages, rounds: 3 }, (page, pairs) => {
    const ofText = pairs.map(({ real, limit }) => ({ real, limit: { ...limit, lcp: limit.fcp } }));
    return pageFigures(page, otherRoutes[page] === 'text' ? ofText : pairs).map(
      ({ limit, ...figure }) => (limit && !isSeoOfForm(figure) ? { ...figure, limit } : figure),
    );
  });
}
