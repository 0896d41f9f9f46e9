import { startCachingServer } from '../caching-server';
import { type Figure, median } from '../figures';
import type { Stage } from '../stage';
import { audit, categories, type PageAudit } from './audit';
import { limitPage, limitPages } from './limit-page';

/** Pairs of audits; the medians count. */
const rounds = 5;

/** Lighthouse's phone on three pages, each beside its limit page, in alternation. */
export async function lighthouse({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const limits = await startCachingServer(url, limitPage);
  try {
    const figures: Figure[] = [];
    for (const page of Object.keys(limitPages)) {
      const pairs: { real: PageAudit; limit: PageAudit }[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const real = await audit(url + page);
        const limit = await audit(limits.url + page, ['performance']);
        pairs.push({ real, limit });
        print(`  ${page} ${round}/${rounds}: ${inWords(real)}; by hand ${inWords(limit)}`);
      }
      const complaints = new Set(pairs.flatMap(({ real }) => real.complaints));
      for (const complaint of complaints) print(`  ${page} ${complaint}`);
      const tasks = pairs.at(-1)?.real.longTasks ?? [];
      if (tasks.length > 0) print(`  ${page} long tasks of the last audit: ${tasks.join(', ')}`);
      figures.push(...pageFigures(page, pairs));
    }
    return figures;
  } finally {
    limits.close();
  }
}

const inWords = ({ scores, lcp, tbt, interactive, cls }: PageAudit): string =>
  `${Object.values(scores).join('/')}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)}, interactive ${interactive.toFixed(0)} ms, shift ${cls.toFixed(3)}`;

const atLeast = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const atMost = { cls: 0.01, tbt: 100, lcpRatio: 1.08, interactive: 2_300 } as const;

/**
 * The figures of one page.
 * @param pairs audits of the page, each with one of its limit page
 */
function pageFigures(
  page: string,
  pairs: readonly { real: PageAudit; limit: PageAudit }[],
): Figure[] {
  const figure = (
    name: string,
    unit: Figure['unit'],
    take: (audited: PageAudit) => number,
    rest: Pick<Figure, 'limit' | 'beside'>,
  ): Figure => ({
    name: `${page} ${name}`,
    unit,
    samples: pairs.map(({ real }) => take(real)),
    ...rest,
  });
  const lcp = median(pairs.map(({ limit }) => limit.lcp));
  const interactive = median(pairs.map(({ limit }) => limit.interactive));
  return [
    ...categories.map((category) =>
      figure(category, 'score', ({ scores }) => scores[category] ?? 0, {
        limit: { atLeast: atLeast[category] },
      }),
    ),
    figure('layout shift', 'shift', ({ cls }) => cls, { limit: { atMost: atMost.cls } }),
    figure('blocked (TBT)', 'ms', ({ tbt }) => tbt, { limit: { atMost: atMost.tbt } }),
    figure('largest paint (LCP)', 'ms', (audited) => audited.lcp, {
      limit: { atMost: lcp * atMost.lcpRatio },
      beside: `by hand ${lcp.toFixed(0)} ms × ${atMost.lcpRatio}`,
    }),
    figure('interactive', 'ms', (audited) => audited.interactive, {
      limit: { atMost: atMost.interactive },
      beside: `by hand ${interactive.toFixed(0)} ms`,
    }),
  ];
}
