import { symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Figure } from '../report/figure';
import { root } from '../root';
import { runProgram } from '../shop/run-program';
import { startShop } from '../shop/start-shop';
import type { Stage } from '../stage';
import { changeLine } from './change-line';
import { untilShown } from './until-shown';

/** s, on 2 cores */
const limits = { live: 30, promote: 5, rollback: 5 };

const rounds = 3;

/** A team changes a line of the catalogue, ships it, and takes it back, in a shop that runs. */
export async function release({ scratch, say }: Stage): Promise<Figure[]> {
  const dataDir = await scratch();
  const checkout = path.join(await scratch(), 'a team');
  await runProgram('git', ['clone', '--quiet', root, checkout], { cwd: root, limit: 60_000 });
  await symlink(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  say('  the shop is built and opened');
  const shop = await startShop({ dataDir, env: { STORE_DIR: undefined } });
  const command = async (...args: string[]) => {
    const cli = ['--import', 'tsx', 'release/src/cli.ts', ...args];
    const store = ['--store', path.join(dataDir, 'store'), '--by', 'bench'];
    await runProgram(process.execPath, [...cli, ...store], { cwd: checkout, limit: 120_000 });
  };
  const seconds = { live: [] as number[], promote: [] as number[], rollback: [] as number[] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // Its number is the one that the changelog tells of.
      const version = `1.0.0-bench.${round}`;
      const words = await changeLine(checkout, round);
      const changed = performance.now();
      await command('publish', `catalog@${version}`);
      const published = performance.now();
      await command('promote', `catalog@${version}`);
      await untilShown(shop.url, words.now);
      const live = performance.now();
      await command('rollback', 'catalog');
      await untilShown(shop.url, words.first);
      seconds.live.push((live - changed) / 1000);
      seconds.promote.push((live - published) / 1000);
      seconds.rollback.push((performance.now() - live) / 1000);
      say(`  round ${round}: live after ${seconds.live.at(-1)?.toFixed(1)} s`);
    }
  } finally {
    await shop.stop();
  }
  const figure = (name: string, kind: keyof typeof seconds): Figure => ({
    name,
    unit: 's',
    samples: seconds[kind],
    limit: { atMost: limits[kind] },
  });
  return [
    figure('a changed line to live on the site', 'live'),
    figure('promote to visible', 'promote'),
    figure('rollback to visible', 'rollback'),
  ];
}
