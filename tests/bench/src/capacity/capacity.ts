import type { Figure } from '../figures';
import type { Stage } from '../stage';
import { assumed, machineCounts, measured, shops } from './inputs';
import { carry } from './model';

const heads = [
  'machines',
  'products',
  'visits a second',
  'breaks first',
  'then, at',
  'without a pooler',
  'release everywhere',
  'million visits a month',
  'cost a month',
];

/** @returns the table of docs/capacity.md, in Markdown */
export function capacityTable(): string {
  const rows = shops.flatMap((shop) =>
    machineCounts.map((machines) => {
      const { limits, ...rest } = carry(machines, shop, measured, assumed);
      const [first, next] = limits;
      return [
        machines,
        shop.products.toLocaleString('en'),
        rounded(first?.visitsPerSecond),
        first?.what,
        `${next?.what}, ${rounded(next?.visitsPerSecond)}`,
        rounded(rest.withoutPooler),
        `${rounded(rest.releaseSeconds)} s`,
        rounded(rest.visitsPerMonth / 1e6),
        `$${rounded(rest.dollarsPerMonth)}`,
      ];
    }),
  );
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** The inputs are known to two digits at most. */
const rounded = (value = 0): string => Number(value.toPrecision(2)).toLocaleString('en');

/** Prints the table; measures nothing. */
export async function capacity({ print }: Stage): Promise<Figure[]> {
  print(capacityTable());
  return [];
}
