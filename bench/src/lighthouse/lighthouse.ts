import { startCachingServer } from '../caching-server';
import { type Figure, median } from '../figures';
import type { Stage } from '../stage';
import { audit, categories, type PageAudit, throttled } from './audit';
import { limitPage, limitPages } from './limit-page';

/** Pairs of audits of each page; the medians count. */
const rounds = 7;

/** A limit page is found under the path of the page it stands for. */
const ownLimits = Object.fromEntries(Object.keys(limitPages).map((page) => [page, page]));

/** A page, and the one written by hand that it is compared with. */
export interface Pair {
  real: PageAudit;
  limit: PageAudit;
}

/** Lighthouse's phone on the pages that have a limit page, in alternation with it. */
export const lighthouse = (stage: Stage): Promise<Figure[]> =>
  besideLimitPages(stage, { pages: ownLimits, rounds }, pageFigures);

/** The same on a browser and a line that are slowed down, instead of estimated. */
export const slowLine = (stage: Stage): Promise<Figure[]> =>
  besideLimitPages(
    stage,
    { pages: ownLimits, rounds, settings: throttled, categories: ['performance'] },
    (page, pairs) => [paintFigure(page, pairs, 'lcp', 1.05)],
  );

interface Comparison extends NonNullable<Parameters<typeof audit>[1]> {
  /** paths of the shop, each with that of the page written by hand to compare it with */
  pages: Readonly<Record<string, string>>;
  /** pairs of audits of each */
  rounds: number;
}

/** Audits pages in alternation with pages written by hand. */
export async function besideLimitPages(
  { shopUrl, print }: Stage,
  { pages, rounds, ...options }: Comparison,
  figuresOf: (page: string, pairs: readonly Pair[]) => Figure[],
): Promise<Figure[]> {
  const url = await shopUrl();
  const limits = await startCachingServer(url, limitPage);
  try {
    const figures: Figure[] = [];
    for (const [page, byHand] of Object.entries(pages)) {
      const pairs: Pair[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const real = await audit(url + page, options);
        const limit = await audit(limits.url + byHand, { ...options, categories: ['performance'] });
        pairs.push({ real, limit });
        print(`  ${page} ${round}/${rounds}: ${inWords(real)}; by hand ${inWords(limit)}`);
      }
      const complaints = new Set(pairs.flatMap(({ real }) => real.complaints));
      for (const complaint of complaints) print(`  ${page} ${complaint}`);
      const tasks = pairs.at(-1)?.real.longTasks ?? [];
      if (tasks.length > 0) print(`  ${page} long tasks of the last audit: ${tasks.join(', ')}`);
      figures.push(...figuresOf(page, pairs));
    }
    return figures;
  } finally {
    limits.close();
  }
}

const inWords = ({ scores, fcp, lcp, tbt, interactive, cls }: PageAudit): string =>
  `${Object.values(scores).join('/')}, FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)}, interactive ${interactive.toFixed(0)} ms, shift ${cls.toFixed(3)}`;

const atLeast = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** `moreTbt`: ms above the limit page's. */
const atMost = { cls: 0.01, moreTbt: 30, paintRatio: 1.08, interactive: 1_900 } as const;

/** A paint of a page, limited to a multiple of its limit page's. */
function paintFigure(
  page: string,
  pairs: readonly Pair[],
  paint: 'fcp' | 'lcp',
  ratio: number,
): Figure {
  const limit = median(pairs.map((pair) => pair.limit[paint]));
  return {
    name: `${page} ${paint === 'fcp' ? 'first paint (FCP)' : 'largest paint (LCP)'}`,
    unit: 'ms',
    samples: pairs.map(({ real }) => real[paint]),
    limit: { atMost: limit * ratio },
    comparison: `by hand ${limit.toFixed(0)} ms × ${ratio}`,
  };
}

/**
 * The figures of one page.
 * @param pairs audits of the page, each with one of the page by hand
 */
export function pageFigures(page: string, pairs: readonly Pair[]): Figure[] {
  const figure = (
    name: string,
    unit: Figure['unit'],
    take: (audited: PageAudit) => number,
    rest: Pick<Figure, 'limit' | 'comparison'>,
  ): Figure => ({
    name: `${page} ${name}`,
    unit,
    samples: pairs.map(({ real }) => take(real)),
    ...rest,
  });
  const interactive = median(pairs.map(({ limit }) => limit.interactive));
  const tbt = median(pairs.map(({ limit }) => limit.tbt));
  return [
    ...categories.map((category) =>
      figure(category, 'score', ({ scores }) => scores[category] ?? 0, {
        limit: { atLeast: atLeast[category] },
      }),
    ),
    figure('layout shift', 'shift', ({ cls }) => cls, { limit: { atMost: atMost.cls } }),
    figure('blocked (TBT)', 'ms', ({ tbt }) => tbt, {
      limit: { atMost: tbt + atMost.moreTbt },
      comparison: `by hand ${tbt.toFixed(0)} ms + ${atMost.moreTbt}`,
    }),
    paintFigure(page, pairs, 'fcp', atMost.paintRatio),
    paintFigure(page, pairs, 'lcp', atMost.paintRatio),
    figure('interactive', 'ms', (audited) => audited.interactive, {
      limit: { atMost: atMost.interactive },
      comparison: `by hand ${interactive.toFixed(0)} ms`,
    }),
  ];
}
