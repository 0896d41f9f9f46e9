import type { Figure } from '../report/figure';
import { median } from '../report/median';
import { categories, type Look } from './audit';

const atLeast = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const atMost = { cls: 0.01, tbt: 100, lcpRatio: 1.15, interactive: 2_300 } as const;

/**
 * The figures of one page.
 * @param pairs looks at the page, each with one at its limit page
 */
export function pageFigures(page: string, pairs: readonly { real: Look; limit: Look }[]): Figure[] {
  const of = (take: (look: Look) => number) => pairs.map(({ real }) => take(real));
  const limitLcp = median(pairs.map(({ limit }) => limit.lcp));
  const limitReady = median(pairs.map(({ limit }) => limit.interactive));
  return [
    ...categories.map(
      (category): Figure => ({
        name: `${page} ${category}`,
        unit: 'score',
        samples: of(({ scores }) => scores[category] ?? 0),
        limit: { atLeast: atLeast[category] },
      }),
    ),
    {
      name: `${page} layout shift`,
      unit: 'shift',
      samples: of(({ cls }) => cls),
      limit: { atMost: atMost.cls },
    },
    {
      name: `${page} blocked (TBT)`,
      unit: 'ms',
      samples: of(({ tbt }) => tbt),
      limit: { atMost: atMost.tbt },
    },
    {
      name: `${page} largest paint (LCP)`,
      unit: 'ms',
      samples: of(({ lcp }) => lcp),
      limit: { atMost: limitLcp * atMost.lcpRatio },
      beside: `without scripts ${limitLcp.toFixed(0)} ms × ${atMost.lcpRatio}`,
    },
    {
      name: `${page} interactive`,
      unit: 'ms',
      samples: of(({ interactive }) => interactive),
      limit: { atMost: atMost.interactive },
      beside: `without scripts ${limitReady.toFixed(0)} ms`,
    },
  ];
}
