import path from 'node:path';
import type { Figure } from '../report/figure';
import { root } from '../root';
import { runProgram } from '../shop/run-program';
import { startShop } from '../shop/start-shop';
import type { Stage } from '../stage';

/** s; the first start installs and builds, on 2 cores and with a warm package cache */
const limits = { first: 180, second: 10 };

/** `npm start` on a fresh clone of the last commit, in a folder with a space in its name. */
export async function start({ scratch, say }: Stage): Promise<Figure[]> {
  const checkout = path.join(await scratch(), 'a fresh clone');
  await runProgram('git', ['clone', '--quiet', root, checkout], { cwd: root, limit: 60_000 });
  say('  first start: installs, builds, fills the database');
  const first = await secondsUntilOpen(checkout);
  say('  second start');
  const second = await secondsUntilOpen(checkout);
  return [
    { name: 'first start', unit: 's', samples: [first], limit: { atMost: limits.first } },
    { name: 'second start', unit: 's', samples: [second], limit: { atMost: limits.second } },
  ];
}

/** From the command to the first page that is answered. */
async function secondsUntilOpen(checkout: string): Promise<number> {
  const since = performance.now();
  const shop = await startShop({
    checkout,
    dataDir: path.join(checkout, '.data'),
    env: { SKIP_INSTALL: '', STORE_DIR: undefined, DATABASE_URL: '' },
    limit: 600_000,
  });
  try {
    const { ok, status } = await fetch(shop.url);
    if (!ok) throw new Error(`the shop answered ${status}`);
    return (performance.now() - since) / 1000;
  } finally {
    await shop.stop();
  }
}
