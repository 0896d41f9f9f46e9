import { startCachingServer } from '../caching-server';
import type { Figure } from '../figures';
import type { Stage } from '../stage';
import { audit } from './audit';
import { inWords, type Pair, pageFigures } from './lighthouse';
import { limitPage } from './limit-page';

const rounds = 3;

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

/**
 * Lighthouse's phone on the other routes, each beside the product's limit page: its picture for a
 * picture; for a text its first paint, since a page written by hand shows all texts with that.
 */
export async function routes({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const limits = await startCachingServer(url, limitPage);
  const byHand = `${limits.url}/products/everyday-sling-bag`;
  const pairs = new Map<string, Pair[]>();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const limit = await audit(byHand, { categories: ['performance'] });
      print(`  by hand ${round}/${rounds}: ${inWords(limit)}`);
      for (const [page, largest] of Object.entries(otherRoutes)) {
        const real = await audit(url + page);
        print(`  ${page} ${round}/${rounds}: ${[inWords(real), ...real.complaints].join('; ')}`);
        const beside = largest === 'text' ? { ...limit, lcp: limit.fcp } : limit;
        pairs.set(page, [...(pairs.get(page) ?? []), { real, limit: beside }]);
      }
    }
  } finally {
    limits.close();
  }
  return [...pairs].flatMap(([page, audits]) => pageFigures(page, audits));
}
