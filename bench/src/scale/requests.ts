import autocannon from 'autocannon';
import { startChild } from '../../../e2e/harness/child';
import { type Figure, median } from '../figures';
import { root } from '../shop';

const rounds = 3;
/** seconds for each side of a round */
const duration = 4;
const connections = 100;

interface Load {
  perSecond: number;
  /** ms */
  p99: number;
}

/**
 * Answers per second, compared with a server that only sends the same bytes,
 * in alternation.
 * @param atLeast limit on the share of the other server's answers
 */
export async function requests(
  url: string,
  paths: readonly string[],
  atLeast?: number,
): Promise<Figure[]> {
  const args = ['platform/commands/start/program.mjs', 'bench/src/scale/plain-server.ts', url];
  const plain = await startChild(process.execPath, args, {
    cwd: root,
    ready: /^listening on (\S+)/,
    timeoutMs: 30_000,
    detached: true,
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
      figures.push(...pathFigures(path, pairs, atLeast));
    }
    return figures;
  } finally {
    await plain.end();
  }
}

/** @throws when an answer is not 200 */
export async function load(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} of ${result.requests.total} answers were not 200`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function pathFigures(
  path: string,
  pairs: readonly { shop: Load; plain: Load }[],
  atLeast: number | undefined,
): Figure[] {
  const of = (side: 'shop' | 'plain', what: keyof Load) => pairs.map((pair) => pair[side][what]);
  const comparison = (what: keyof Load) =>
    `plain node:http ${median(of('plain', what)).toFixed(0)}`;
  return [
    {
      name: `${path} answers, of a plain node:http server's`,
      unit: 'ratio',
      samples: pairs.map(({ shop, plain }) => shop.perSecond / plain.perSecond),
      ...(atLeast && { limit: { atLeast } }),
    },
    {
      name: `${path} answers`,
      unit: 'per s',
      samples: of('shop', 'perSecond'),
      comparison: `${comparison('perSecond')}/s`,
    },
    {
      name: `${path} slowest of 100 (p99), ${connections} connections`,
      unit: 'ms',
      samples: of('shop', 'p99'),
      comparison: `${comparison('p99')} ms`,
    },
  ];
}
