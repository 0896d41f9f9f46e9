import { availableParallelism, loadavg } from 'node:os';
import { embed } from './embed';
import { type Figure, isWithin, type Row, table } from './figures';
import { interaction } from './interaction';
import { lighthouse, slowLine } from './lighthouse/lighthouse';
import { routes } from './lighthouse/routes';
import { peers } from './peers/peers';
import { presses } from './presses/presses';
import { scale } from './scale/scale';
import { ssr } from './ssr';
import { createStage, type Stage } from './stage';
import { weight } from './weight/weight';

interface Bench {
  about: string;
  /** runs when none is named */
  isDefault: boolean;
  measure(stage: Stage): Promise<Figure[]>;
}

/** Every bench, by its name on the command line. */
const benches: Readonly<Record<string, Bench>> = {
  weight: {
    about: 'all script for a first product list, libraries included',
    isDefault: true,
    measure: weight,
  },
  ssr: { about: 'rendering each page on the server', isDefault: true, measure: ssr },
  interaction: {
    about: 'from a click on a card to the product on the screen',
    isDefault: true,
    measure: interaction,
  },
  presses: {
    about: 'INP of visits to list and product, and presses right after the first paint, on a phone',
    isDefault: false,
    measure: presses,
  },
  lighthouse: {
    about: 'Lighthouse on a phone, compared with the same pages without scripts',
    isDefault: true,
    measure: lighthouse,
  },
  routes: {
    about: 'Lighthouse on a phone on the spec’s other routes, compared with limit pages',
    isDefault: false,
    measure: routes,
  },
  'slow-line': {
    about: 'the largest paint of the pages of `lighthouse` on a slowed-down browser and line',
    isDefault: false,
    measure: slowLine,
  },
  scale: {
    about:
      'shops of 50 to 20,000 products: list, search, memory; requests per second of a large one',
    isDefault: false,
    measure: scale,
  },
  embed: {
    about: 'the product grid in another page, compared with a hand-written one',
    isDefault: false,
    measure: embed,
  },
  peers: {
    about:
      'this shop, two others and the limit pages in one table; installs 460 MB into .data/peers',
    isDefault: false,
    measure: peers,
  },
};

/** `npm run bench -- [name…]` */
const usage = [
  'npm run bench -- [name…]      without a name: those marked *',
  '',
  ...Object.entries(benches).map(
    ([name, { about, isDefault }]) => `${isDefault ? '*' : ' '} ${name.padEnd(12)} ${about}`,
  ),
  '',
  'CHROME names the browser; SHOP_URL a shop that runs already, for those marked *.',
  'The exit code is 1 when a limit is exceeded.',
].join('\n');

const print = (line: string) => console.log(line);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));

if (unknown.length > 0) {
  const isHelp = unknown.includes('help') || unknown.includes('--help');
  print(isHelp ? usage : `There is no bench "${unknown[0]}".\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  const chosen = Object.entries(benches).filter(([name, { isDefault }]) =>
    names.length > 0 ? names.includes(name) : isDefault,
  );
  void run(chosen).then((code) => {
    process.exitCode = code;
  });
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
  try {
    for (const [name, { about, measure }] of chosen) {
      print(`\n${name}: ${about}`);
      try {
        const figures = await measure(stage);
        rows.push(...figures.map((figure) => ({ bench: name, ...figure })));
      } catch (error) {
        broken += 1;
        print(`  ${name} could not measure: ${error instanceof Error ? error.stack : error}`);
      }
    }
  } finally {
    await stage.clear();
  }
  const exceeded = rows.filter((row) => !isWithin(row)).length;
  const limited = rows.filter(({ limit }) => limit).length;
  if (rows.length > 0) print(`\n${table(rows)}`);
  print(`\n${limited - exceeded} within their limit, ${exceeded} exceeded, ${broken} not measured`);
  return exceeded + broken > 0 ? 1 : 0;
}
