import path from 'node:path';
import { openTown } from '../../../e2e/releases/release-stack';
import type { Figure } from '../report/figure';
import { startShop } from '../shop/start-shop';
import type { Stage } from '../stage';
import { measureFaults } from './see-all';
import { faultTable } from './seen-table';

/** Ten faults in three remotes, each met everywhere that the remote is. */
export async function faults({ scratch, say }: Stage): Promise<Figure[]> {
  const dataDir = await scratch();
  const store = path.join(dataDir, 'store');
  say('  the shop is built and opened');
  const shop = await startShop({ dataDir, env: { STORE_DIR: store } });
  try {
    const town = await openTown(store, shop.url);
    const seen = await measureFaults(town, shop.url, say).finally(() => town.close());
    say(`\n${faultTable(seen)}\n`);
    const good = seen.filter(({ wrong }) => wrong.length === 0).length;
    const waits = seen.flatMap(({ visits }) => visits.flatMap(({ inTheWay }) => inTheWay ?? []));
    const unanswered = seen.map(({ meanwhile }) => meanwhile.failed);
    return [
      count('faults that visitors get over', good, { atLeast: seen.length }),
      count('scripts that a load event waited for', sum(waits), { atMost: 0 }),
      count('other pages not answered meanwhile', sum(unanswered), { atMost: 0 }),
    ];
  } finally {
    await shop.stop();
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const count = (name: string, value: number, limit: NonNullable<Figure['limit']>): Figure => ({
  name,
  unit: 'count',
  samples: [value],
  limit,
});
