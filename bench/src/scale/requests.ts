import autocannon from 'autocannon';
import { startChild } from '../children';
import { type Figure, median } from '../figures';
import { root } from '../shop';

const rounds = 3;
/** seconds for each side of a round */
const duration = 4;
const connections = 10;

interface Load {
  perSecond: number;
  /** ms */
  p99: number;
}

/**
 * How many answers per second, beside a server that sends the same bytes and does nothing else,
 * in alternation.
 */
export async function requests(url: string, paths: readonly string[]): Promise<Figure[]> {
  const args = ['commands/start/program.mjs', 'bench/src/scale/plain-server.ts', url];
  const plain = await startChild(process.execPath, args, {
    cwd: root,
    ready: /^listening on (\S+)/,
    timeoutMs: 30_000,
  });
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const pairs: { shop: Load; plain: Load }[] = [];
      await load(url + path, 1);
      await load(plain.found + path, 1);
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          shop: await load(url + path, duration),
          plain: await load(plain.found + path, duration),
        });
      }
      figures.push(...pathFigures(path, pairs));
    }
    return figures;
  } finally {
    await plain.stop();
  }
}

/** @throws when an answer is not 200 */
async function load(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} of ${result.requests.total} answers were no 200`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function pathFigures(path: string, pairs: readonly { shop: Load; plain: Load }[]): Figure[] {
  const plainRate = median(pairs.map(({ plain }) => plain.perSecond));
  const plainP99 = median(pairs.map(({ plain }) => plain.p99));
  const ratio = median(pairs.map(({ shop, plain }) => shop.perSecond / plain.perSecond));
  return [
    {
      name: `${path} answers`,
      unit: 'per s',
      samples: pairs.map(({ shop }) => shop.perSecond),
      beside: `plain node:http ${plainRate.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
    },
    {
      name: `${path} slowest of 100 (p99)`,
      unit: 'ms',
      samples: pairs.map(({ shop }) => shop.p99),
      beside: `plain node:http ${plainP99.toFixed(0)} ms`,
    },
  ];
}
