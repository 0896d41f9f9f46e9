import { median } from '../figures';
import type { PageAudit } from '../lighthouse/audit';

/** The measurements of one shop, a value for each time. */
export interface Measured {
  list: Pick<PageAudit, 'lcp' | 'tbt' | 'scriptBytes' | 'requests'>[];
  product: Measured['list'];
  /** from a click on a card to the product, in ms */
  clicks: number[];
}

/**
 * The table as lines of Markdown: medians of the list and of the product.
 * @param results by the shop's name; a text says why there are none
 */
export function peersTable(results: ReadonlyMap<string, Measured | string>): string[] {
  const heads = ['list / product', 'LCP, ms', 'TBT, ms', 'script, kB', 'requests', 'click, ms'];
  const cells = (result: Measured | string): string[] => {
    if (typeof result === 'string') return [result, ...heads.slice(2).map(() => '')];
    const both = (take: (audited: Measured['list'][number]) => number): string =>
      [result.list, result.product]
        .map((audits) => median(audits.map(take)).toFixed(0))
        .join(' / ');
    return [
      both(({ lcp }) => lcp),
      both(({ tbt }) => tbt),
      both(({ scriptBytes }) => scriptBytes / 1000),
      both(({ requests }) => requests),
      median(result.clicks).toFixed(0),
    ];
  };
  const row = (columns: readonly string[]) => `| ${columns.join(' | ')} |`;
  const shops = [...results].map(([name, result]) => row([name, ...cells(result)]));
  return [row(heads), row(heads.map(() => '---')), ...shops];
}
