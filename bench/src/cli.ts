import { availableParallelism, loadavg } from 'node:os';
import { type Bench, benches } from './benches';
import { isWithin } from './report/figure';
import { type Row, table } from './report/table';
import { createStage } from './stage';

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

const say = (line: string) => console.log(line);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));

if (unknown.length > 0) {
  const asked = unknown.includes('help') || unknown.includes('--help');
  say(asked ? usage : `There is no bench "${unknown[0]}".\n\n${usage}`);
  process.exitCode = asked ? 0 : 2;
} else {
  const chosen = Object.entries(benches).filter(([name, { isDefault }]) =>
    names.length > 0 ? names.includes(name) : isDefault,
  );
  process.exitCode = await run(chosen);
}

/** @returns 1 when a limit is exceeded or a bench could not measure */
async function run(chosen: readonly (readonly [string, Bench])[]): Promise<number> {
  const stage = createStage(say);
  const [load = 0] = loadavg();
  if (load > availableParallelism()) {
    say(`This machine is busy (load ${load.toFixed(1)}): timings will say little.`);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stage.clear().finally(() => process.exit(130)));
  }
  const rows: Row[] = [];
  let broken = 0;
  try {
    for (const [name, { about, measure }] of chosen) {
      say(`\n${name}: ${about}`);
      try {
        const figures = await measure(stage);
        rows.push(...figures.map((figure) => ({ bench: name, ...figure })));
      } catch (error) {
        broken += 1;
        say(`  ${name} could not measure: ${error instanceof Error ? error.stack : error}`);
      }
    }
  } finally {
    await stage.clear();
  }
  const exceeded = rows.filter((row) => !isWithin(row)).length;
  const limited = rows.filter(({ limit }) => limit).length;
  say(`\n${table(rows)}\n`);
  say(`${limited - exceeded} within their limit, ${exceeded} exceeded, ${broken} not measured`);
  return exceeded + broken > 0 ? 1 : 0;
}
