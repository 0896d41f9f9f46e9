import { availableParallelism, loadavg } from 'node:os';
import { capacity } from './capacity/capacity';
import { catalogue } from './catalogue/catalogue';
import { cluster } from './cluster/cluster';
import { embed } from './embed';
import { type Figure, isLimited, isWithin, type Row, table } from './figures';
import { interaction } from './interaction';
import { lighthouse, routes, slowLine } from './lighthouse/lighthouse';
import { peers } from './peers/peers';
import { presses } from './presses/presses';
import { scale } from './scale/scale';
import { ssr } from './ssr';
import { createStage, type Stage } from './stage';
import { weight } from './weight/weight';

type Bench = [measure: (stage: Stage) => Promise<Figure[]>, about: string];

/** Every bench, by its name on the command line. */
const benches: Readonly<Record<string, Bench>> = {
  weight: [weight, 'all script for a first product list, libraries included'],
  ssr: [ssr, 'rendering each page on the server'],
  interaction: [interaction, 'from a click on a card to the product on the screen'],
  presses: [
    presses,
    'INP of visits to list and product, and presses right after the first paint, on a phone',
  ],
  lighthouse: [lighthouse, 'Lighthouse on a phone, compared with the same pages without scripts'],
  routes: [routes, 'Lighthouse on a phone on the spec’s other routes, compared with limit pages'],
  'slow-line': [
    slowLine,
    'the largest paint of the pages of `lighthouse` on a slowed-down browser and line',
  ],
  scale: [
    scale,
    'shops of 50 to 20,000 products: list, search, memory; requests per second of a large one',
  ],
  cluster: [
    cluster,
    'copies on one PostgreSQL: what 1, 2 and 4 carry, and what visitors see while one fails',
  ],
  catalogue: [
    catalogue,
    'a copy on PostgreSQL with 100 to 1,000,000 products: CPU time, memory, searches, sitemap',
  ],
  capacity: [
    capacity,
    'what 1, 10 and 100 machines behind a CDN carry: computed, in seconds; measures nothing',
  ],
  embed: [embed, 'the product grid in another page, compared with a hand-written one'],
  peers: [
    peers,
    'this shop, two others and the limit pages in one table; installs 460 MB into .data/peers',
  ],
};

/** Run when none is named. */
const byDefault = ['weight', 'ssr', 'interaction', 'lighthouse'];

/** `npm run bench -- [name…]` */
const usage = [
  'npm run bench -- [name…]      without a name: those marked *',
  '',
  ...Object.entries(benches).map(
    ([name, [, about]]) => `${byDefault.includes(name) ? '*' : ' '} ${name.padEnd(12)} ${about}`,
  ),
  '',
  'CHROME names the browser; SHOP_URL a shop that runs already, for those marked *.',
  'The exit code is 1 when a limit is exceeded.',
].join('\n');

const print = (line: string) => console.log(line);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));

if (unknown.length > 0) {
  const isHelp = unknown.includes('help') || unknown.includes('--help');
  print(isHelp ? usage : `There is no bench "${unknown[0]}".\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  const names = named.length > 0 ? named : byDefault;
  // Servers of this process may still listen.
  void run(Object.entries(benches).filter(([name]) => names.includes(name))).then(process.exit);
}

/** @returns 1 when a limit is exceeded or a bench could not measure */
async function run(chosen: readonly (readonly [string, Bench])[]): Promise<number> {
  const stage = createStage(print);
  const [load = 0] = loadavg();
  if (load > availableParallelism()) {
    print(`This machine is busy (load ${load.toFixed(1)}): timings will say little.`);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stage.clear().finally(() => process.exit(130)));
  }
  const rows: Row[] = [];
  let broken = 0;
  for (const [bench, [measure, about]] of chosen) {
    print(`\n${bench}: ${about}`);
    try {
      const figures = await measure(stage);
      rows.push(...figures.map((figure) => ({ bench, ...figure })));
    } catch (error) {
      broken += 1;
      print(`  ${bench} could not measure: ${error instanceof Error ? error.stack : error}`);
    }
  }
  await stage.clear();
  const exceeded = rows.filter((row) => !isWithin(row)).length;
  const limited = rows.filter(isLimited).length;
  if (rows.length > 0) print(`\n${table(rows)}`);
  print(`\n${limited - exceeded} within their limit, ${exceeded} exceeded, ${broken} not measured`);
  return exceeded + broken > 0 ? 1 : 0;
}
