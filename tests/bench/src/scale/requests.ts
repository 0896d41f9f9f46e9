import autocannon from 'autocannon';
import { type Figure, figure, inTurn, median, repeat } from '../figures';
import { startNode, typeScript } from '../shop';

const rounds = 3;
/** seconds for each side of a round */
const duration = 4;
const connections = 100;

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
  const program = [typeScript, 'tests/bench/src/scale/plain-server.ts', url];
  const plain = await startNode(program, /^listening on (\S+)/);
  const figures = await inTurn(paths, (path) => pathFigures(url, plain.found, path, atLeast));
  await plain.end();
  return figures.flat();
}

async function pathFigures(
  shop: string,
  plain: string,
  path: string,
  atLeast: number | undefined,
): Promise<Figure[]> {
  const pair = async (seconds: number) => ({
    shop: await load(shop + path, seconds),
    plain: await load(plain + path, seconds),
  });
  await pair(1);
  const pairs = await repeat(rounds, () => pair(duration));
  const of = (side: 'shop' | 'plain', what: keyof Load) => pairs.map((pair) => pair[side][what]);
  const shares = pairs.map(({ shop, plain }) => shop.perSecond / plain.perSecond);
  const comparison = (what: keyof Load) =>
    `plain node:http ${median(of('plain', what)).toFixed(0)}`;
  return [
    {
      ...figure(`${path} answers, of a plain node:http server's`, 'ratio', ...shares),
      atLeast,
    },
    {
      ...figure(`${path} answers`, 'per s', ...of('shop', 'perSecond')),
      comparison: `${comparison('perSecond')}/s`,
    },
    {
      ...figure(
        `${path} slowest of 100 (p99), ${connections} connections`,
        'ms',
        ...of('shop', 'p99'),
      ),
      comparison: `${comparison('p99')} ms`,
    },
  ];
}

interface Load {
  perSecond: number;
  /** ms */
  p99: number;
}

/** @throws when an answer is not 200 */
export async function load(url: string, seconds: number): Promise<Load> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} of ${result.requests.total} answers were not 200`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
