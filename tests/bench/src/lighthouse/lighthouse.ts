import { startCachingServer } from '../caching-server';
import { type Figure, inTurn, type Limit, median, repeat } from '../figures';
import type { Stage } from '../stage';
import { audit, categories, type PageAudit, throttled } from './audit';
import { limitPage, limitPages } from './limit-page';

/** A page, and the one written by hand that it is compared with. */
interface Pair {
  real: PageAudit;
  limit: PageAudit;
}

interface Comparison extends NonNullable<Parameters<typeof audit>[1]> {
  /** paths of the shop, each with that of the limit page to compare it with */
  pages: Readonly<Record<string, string>>;
  /** pairs of audits of each; the medians count */
  rounds: number;
}

/** A limit page is found under the path of the page it stands for. */
const ownLimits = Object.fromEntries(Object.keys(limitPages).map((page) => [page, page]));

/** Lighthouse's phone on the pages that have a limit page, in alternation with it. */
export const lighthouse = (stage: Stage): Promise<Figure[]> =>
  compare(stage, { pages: ownLimits, rounds: 7 }, pageFigures);

/** The same on a browser and a line that are slowed down, instead of estimated. */
export const slowLine = (stage: Stage): Promise<Figure[]> =>
  compare(
    stage,
    { pages: ownLimits, rounds: 7, settings: throttled, categories: ['performance'] },
    (page, pairs) => [paintFigure(page, pairs, 'lcp', 1.05)],
  );

const [picture, text] = ['/products/everyday-sling-bag', '/terms'];

/**
 * The spec's routes without a limit page of their own (section 2), each with another's: one whose
 * largest paint on a phone is a picture too, or a text.
 */
const otherRoutes = {
  '/about': picture,
  '/contact': text,
  '/blogs': picture,
  '/blog/in-the-workshop': picture,
  '/faq': text,
  '/privacy': text,
  '/login': text,
  '/register': text,
  '/forgot-password': text,
  '/testimonials': picture,
  '/care': picture,
};

/** Robots must not index the forms of accounts: their SEO has no limit. */
const isSeoOfForm = ({ name }: Figure) => /^\/(login|register|forgot-password) seo$/.test(name);

/** Lighthouse's phone on the other routes. */
export const routes = (stage: Stage): Promise<Figure[]> =>
  compare(stage, { pages: otherRoutes, rounds: 3 }, (page, pairs) =>
    pageFigures(page, pairs).map((figure) =>
      isSeoOfForm(figure) ? { ...figure, atLeast: undefined } : figure,
    ),
  );

/** Audits pages in alternation with limit pages. */
async function compare(
  { shopUrl, print }: Stage,
  { pages, rounds, ...options }: Comparison,
  figuresOf: (page: string, pairs: readonly Pair[]) => Figure[],
): Promise<Figure[]> {
  const url = await shopUrl();
  const limits = await startCachingServer(url, limitPage);
  const figures = await inTurn(Object.entries(pages), async ([page, byHand]) => {
    const pairs = await repeat(rounds, async (round) => {
      const real = await audit(url + page, options);
      const limit = await audit(limits + byHand, { ...options, categories: ['performance'] });
      print(`  ${page} ${round + 1}/${rounds}: ${inWords(real)}; by hand ${inWords(limit)}`);
      return { real, limit };
    });
    const complaints = new Set(pairs.flatMap(({ real }) => real.complaints));
    for (const complaint of complaints) print(`  ${page} ${complaint}`);
    return figuresOf(page, pairs);
  });
  return figures.flat();
}

const inWords = ({ scores, fcp, lcp, tbt, interactive, cls }: PageAudit): string =>
  `${Object.values(scores).join('/')}, FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, TBT ${tbt.toFixed(0)}, interactive ${interactive.toFixed(0)} ms, shift ${cls.toFixed(3)}`;

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
    atMost: limit * ratio,
    comparison: `by hand ${limit.toFixed(0)} ms × ${ratio}`,
  };
}

/** Points of a page. */
const atLeast = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** How much longer a page may be blocked than its limit page, in ms. */
const moreTbt = 30;

/** The figures of one page: `pairs` are its audits, each with one of its limit page. */
function pageFigures(page: string, pairs: readonly Pair[]): Figure[] {
  const figure = (
    name: string,
    unit: Figure['unit'],
    take: (audited: PageAudit) => number,
    rest: Limit & Pick<Figure, 'comparison'>,
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
        atLeast: atLeast[category],
      }),
    ),
    figure('layout shift', 'shift', ({ cls }) => cls, { atMost: 0.01 }),
    figure('blocked (TBT)', 'ms', ({ tbt }) => tbt, {
      atMost: tbt + moreTbt,
      comparison: `by hand ${tbt.toFixed(0)} ms + ${moreTbt}`,
    }),
    paintFigure(page, pairs, 'fcp', 1.08),
    paintFigure(page, pairs, 'lcp', 1.08),
    figure('interactive', 'ms', (audited) => audited.interactive, {
      atMost: 1_900,
      comparison: `by hand ${interactive.toFixed(0)} ms`,
    }),
  ];
}
