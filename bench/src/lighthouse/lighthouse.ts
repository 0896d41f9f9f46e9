import { serveKept } from '../http/caching-server';
import type { Figure } from '../report/figure';
import { listProducts } from '../shop/products';
import type { Stage } from '../stage';
import { audit, type Look } from './audit';
import { limitPage } from './limit-page';
import { pageFigures } from './page-figures';

/** Pairs of looks, of which the medians count. */
const times = 5;

/** Lighthouse's phone on three pages, each beside its limit page, turn by turn. */
export async function lighthouse({ shopUrl, say }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const [product] = await listProducts(url);
  const pages = ['/', '/products', `/products/${product?.slug}`];
  const limits = await serveKept(url, limitPage);
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      const pairs: { real: Look; limit: Look }[] = [];
      for (let turn = 1; turn <= times; turn += 1) {
        const real = await audit(url + page);
        const limit = await audit(limits.url + page, ['performance']);
        pairs.push({ real, limit });
        say(`  ${page} ${turn}/${times}: ${inWords(real)}; without scripts ${inWords(limit)}`);
      }
      const complaints = new Set(pairs.flatMap(({ real }) => real.complaints));
      for (const complaint of complaints) say(`  ${page} ${complaint}`);
      const tasks = pairs.at(-1)?.real.longTasks ?? [];
      if (tasks.length > 0) say(`  ${page} long tasks of the last look: ${tasks.join(', ')}`);
      figures.push(...pageFigures(page, pairs));
    }
    return figures;
  } finally {
    await limits.close();
  }
}

const inWords = ({ scores, lcp, tbt, interactive, cls }: Look): string =>
  `${Object.values(scores).join('/')}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)}, interactive ${interactive.toFixed(0)} ms, shift ${cls.toFixed(3)}`;
